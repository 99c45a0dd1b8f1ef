"""Rules text and components as a reader of the rules page and the gallery gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.core.data_files import Entry
from orrery.core.gallery import gallery, rules_page
from orrery.games.on_mars.data import read

# file, table, name of the kind
_KINDS = (
    ("buildings", "building_type", {"en": "Types of buildings", "ru": "Типы зданий"}),
    ("buildings", "building_tile", {"en": "Building tiles", "ru": "Жетоны зданий"}),
    ("techs", "tech", {"en": "Technologies", "ru": "Технологии"}),
    ("player_board", "lab_space", {"en": "Laboratory spaces", "ru": "Ячейки лаборатории"}),
    ("player_board", "exec_action", {"en": "Executive actions", "ru": "Вспомогательные действия"}),
    ("board", "action", {"en": "Main actions", "ru": "Основные действия"}),
    ("board", "turn_space", {"en": "Turn-order spaces", "ru": "Ячейки очередности хода"}),
    ("blueprints", "blueprint", {"en": "Blueprints", "ru": "Чертежи"}),
    ("cards", "scientist", {"en": "Scientists", "ru": "Учёные"}),
    ("cards", "contract", {"en": "Earth contracts", "ru": "Земные контракты"}),
    ("cards", "mission", {"en": "Missions", "ru": "Миссии"}),
    ("cards", "goal", {"en": "Private goals", "ru": "Личные цели"}),
    ("map_tiles", "discovery", {"en": "Discovery tiles", "ru": "Жетоны открытий"}),
    ("map_tiles", "research", {"en": "Research tiles", "ru": "Жетоны исследований"}),
    ("lss", "lss_tile", {"en": "LSS reward tiles", "ru": "Жетоны наград LSS"}),
    ("lss", "lss_benefit", {"en": "LSS benefits", "ru": "Награды LSS"}),
    ("solo", "solo_card", {"en": "Solo cards", "ru": "Карты одиночной игры"}),
    ("solo", "solo_goal", {"en": "Solo goals", "ru": "Цели одиночной игры"}),
    ("first_colonists", "first_a", {"en": "First Colonists: A cards", "ru": "Первые колонисты: карты А"}),
    ("first_colonists", "first_b", {"en": "First Colonists: B cards", "ru": "Первые колонисты: карты В"}),
    ("first_colonists", "first_tile", {"en": "First Colonists: tiles", "ru": "Первые колонисты: жетоны"}),
)


@cache
def rules() -> dict[str, Any]:
    return rules_page(read("rules"))


@cache
def components() -> dict[str, Any]:
    return gallery(
        (table, name, [_told(entry, read(file)) for entry in read(file)[table]]) for file, table, name in _KINDS
    )


def _told(entry: Entry, file: Entry) -> Entry:
    """An entry names its reason; the words stand once in the file, for many entries share one."""
    told = {**entry, **_printed(entry)}
    if "why" in entry:
        told["why"] = file["why"][entry["why"]]
    return {**told, "text": _condition_and_reward(entry)} if "reward" in entry else told


def _printed(entry: Entry) -> Entry:
    """What the boards say beside a component: prices and points of columns, rows and spaces."""
    board, game = read("player_board"), read("game")
    match entry["id"]:
        case "shelter":
            return {"quarters": board["living_quarters"]["rows"]}
        case "learn_tech":
            return {"rows": {row["id"]: row["cost"] for row in read("board")["grid_row"]}}
        case "welcome_ship":
            return {"cost": read("board")["ship"]["cost"], "hangar_op": board["hangar"]["op_per_ship"]}
        case "construct":
            return {"progress_points": game["progress_points"]}
        case str(space) if space.startswith("lab_"):
            column = board["laboratory"]["columns"][entry["level"] - 1]
            return {"cost": column["cost"], "op": column["op"]}
    return {}


def _condition_and_reward(goal: Entry) -> dict[str, str]:
    """A private goal says both in one text; they stand apart where one chooses the reward."""
    return {lang: f"{goal['needs'][lang]}. {word}: {goal['reward'][lang]}." for lang, word in _REWARD.items()}


_REWARD = {"en": "Reward", "ru": "Награда"}
