"""People elsewhere: accounts, public tables, links to a moment, what-if tables, verification."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.person import Person
from browser.records import hurry

pytestmark = pytest.mark.browser
WAIT = 90_000
BOTS = [{"kind": "bot", "level": "easy"}] * 3


def finished(person: Person) -> dict[str, Any]:
    """A game that bots have played to its end."""
    ident = person.create(BOTS)["id"]
    until = time.monotonic() + 90
    while (table := person.page.request.get(f"{person.url}/api/tables/{ident}").json())["status"] != "over":
        assert time.monotonic() < until, "the bots are too slow"
        person.page.wait_for_timeout(200)
    found: dict[str, Any] = table
    return found


def test_a_link_to_a_moment_shows_the_same_to_everybody_and_opens_a_what_if(sit: Sit) -> None:
    anna, boris = sit(), sit(width=390, height=844, lang="ru", theme="light")
    table = finished(anna)
    anna.go(f"/t/{table['id']}/replay?seat=1")
    anna.page.get_by_role("slider", name=re.compile("Step")).fill("20")
    link = anna.page.url
    assert link.endswith("/replay?seat=1#20")
    boris.page.goto(link)
    expect(boris.page.get_by_label("Глазами игрока")).to_have_value("1")
    for person in (anna, boris):
        expect(person.page.get_by_role("slider")).to_have_value("20")

    # Jumping to the turns of the seat looked at: the step behind is one of its own.
    anna.page.get_by_role("button", name="To the next turn").click()
    at = int(anna.page.get_by_role("slider").input_value())
    assert at >= 20
    answer = anna.page.request.get(f"{anna.url}/api/tables/{table['id']}/replay?seat=1&from=0&count=1").json()
    assert answer["movers"][at + 1] == 1

    boris.page.get_by_role("button", name="Играть отсюда против ботов").click()
    boris.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    made = boris.page.request.get(f"{boris.url}/api/tables/{boris.page.url.rsplit('/', 1)[1]}").json()
    assert made["origin"] == {"table": table["id"], "step": 20, "seat": 1, "offline": False}
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "human", "bot"]
    boris.sees("А если: с шага 20")
    until = time.monotonic() + 60
    while boris.done["card"] < 2:
        assert time.monotonic() < until, boris.done
        if not boris.move():
            boris.page.wait_for_timeout(40)


def test_a_what_if_beside_a_running_game(sit: Sit) -> None:
    anna = sit()
    table = anna.create([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    anna.go(f"/t/{table['id']}")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="What if?").click()
    anna.page.wait_for_url(re.compile(rf"/t/(?!{table['id']})[^/]+$"))
    anna.sees("What if: hidden parts dealt anew")
    made = anna.page.request.get(f"{anna.url}/api/tables/{anna.page.url.rsplit('/', 1)[1]}").json()
    assert made["origin"] == {"table": table["id"], "step": None, "seat": 0, "offline": False}


def test_everybody_can_verify_a_game(sit: Sit) -> None:
    anna = sit()
    table = finished(anna)
    anna.go(f"/t/{table['id']}/result")
    # With the keyboard: curve and tables come late, and push the link from under a pointer.
    anna.page.get_by_role("link", name="Verify the game").press("Enter")
    anna.page.wait_for_url(re.compile(r"/verify$"))
    anna.sees("Everything agrees")
    anna.sees("The rules allow all")
    # The browser's own arithmetic, the server's, and what was shown before the first move.
    assert anna.page.get_by_text(table["commitment"]).count() == 3

    record = anna.page.request.get(f"{anna.url}/api/tables/{table['id']}/record").json()
    record["seed"] = "0" * 32
    anna.go("/verify")
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    anna.sees("Something does not agree")


def test_an_account_takes_the_games_to_another_device(sit: Sit) -> None:
    anna, elsewhere = sit(), sit(width=390, height=844, lang="ru")
    table = anna.create([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    anna.go("/settings")
    name = f"anna {time.monotonic_ns()}"[:32]
    anna.page.get_by_label("Login name").fill(name)
    anna.page.get_by_label("Password").fill("a long password")
    anna.page.get_by_role("button", name="Create account").last.click()
    anna.sees("Log out everywhere")
    elsewhere.go("/settings")
    elsewhere.page.get_by_role("radio", name="Войти").click()
    elsewhere.page.get_by_label("Имя для входа").fill(name)
    elsewhere.page.get_by_label("Пароль").fill("a wrong password")
    elsewhere.page.get_by_role("button", name="Войти").last.click()
    expect(elsewhere.page.get_by_role("alert")).to_be_visible()
    elsewhere.trouble.clear()  # the refused login is logged by the browser as a failed request
    elsewhere.page.get_by_label("Пароль").fill("a long password")
    elsewhere.page.get_by_role("button", name="Войти").last.click()
    elsewhere.sees("Выйти везде")
    elsewhere.go("/games")
    expect(elsewhere.page.locator(f"a[href='/t/{table['id']}']")).to_be_visible()
    elsewhere.go(f"/t/{table['id']}")
    expect(elsewhere.page.get_by_role("group", name="Ваши карты действий")).to_be_visible()
    # Logged out from the other device: it says so, and what only Anna may see is gone from the screen.
    anna.page.get_by_role("button", name="Log out everywhere").click()
    anna.sees("You are a guest again.")
    elsewhere.sees("На этом устройстве вход завершён с другого.")
    elsewhere.sees("Вы наблюдаете за игрой")
    assert elsewhere.page.get_by_role("button", name="Заметки").count() == 0
    elsewhere.trouble.clear()  # the browser logs the socket that was closed
    elsewhere.go("/games")
    elsewhere.sees("У вас есть учётная запись?")


def test_talk_and_notes_stay_with_the_replay(sit: Sit) -> None:
    anna, boris = sit(), sit(lang="ru", width=390, height=844)
    body = {"game": "planet_5r", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]}
    anna.arrive()
    table = anna.page.request.post(f"{anna.url}/api/tables", data=body, headers={"Origin": anna.url}).json()
    boris.accept(table)
    anna.go(f"/t/{table['id']}")
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_role("textbox", name="What you want to remember").fill("He bluffs")
    anna.page.get_by_role("button", name="Add a note").click()
    anna.sees("He bluffs")
    while not (anna.move() | boris.move()):
        anna.page.wait_for_timeout(40)
    hurry(table["id"], anna, boris)
    anna.go(f"/t/{table['id']}/replay#30")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something to the table").fill("Well played")
    anna.page.keyboard.press("Enter")
    anna.sees("Well played")
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_role("button", name=re.compile("^step ")).click()
    expect(anna.page.get_by_role("slider")).not_to_have_value("30")
    boris.go(f"/t/{table['id']}/replay")
    boris.page.get_by_role("button", name="Журнал").click()
    boris.page.get_by_role("tab", name=re.compile("Чат")).click()
    boris.sees("Well played")
    boris.page.get_by_role("tab", name="Заметки").click()
    boris.sees("Заметок пока нет.")


def test_a_public_table_is_found_and_joined(sit: Sit) -> None:
    anna, boris = sit(), sit(lang="ru", width=390, height=844)
    anna.go("/new/planet_5r")
    anna.page.get_by_role("button", name="With a friend").click()
    anna.page.get_by_label("Name of the table").fill("Open orbit")
    anna.page.get_by_label("Pace").select_option(label="Live, calm")
    anna.page.get_by_role("radio", name="Anybody").click()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    ident = anna.page.url.rsplit("/", 1)[1]
    boris.go("/games")
    boris.page.locator(f"a[href='/t/{ident}']").click()
    boris.page.get_by_role("button", name="Занять место").click()
    for person in (anna, boris):  # all seats are taken: the game begins, with its clocks, when both are ready
        person.say_ready()
    for person in (anna, boris):
        expect(person.page.locator("[role=group].hand")).to_be_visible(timeout=WAIT)
    clock = anna.page.request.get(f"{anna.url}/api/tables/{ident}").json()["clock"]
    assert clock == {"kind": "live", "move": 90, "bank": 2400}
