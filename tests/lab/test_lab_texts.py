"""Both languages of the laboratory say the same things, with the same values."""

from __future__ import annotations

import pickle

import pytest

from orrery.arena import JobFailed, Processes
from orrery.lab import lab_errors
from orrery.lab.lab_errors import LabError, lab_texts
from orrery.texts import LANGUAGES
from texts.test_texts_messages import messages, wanted

FILES = {lang: lab_errors._HERE / f"{lang}.ftl" for lang in LANGUAGES}


def test_both_languages_have_the_same_keys_and_values() -> None:
    english, russian = (messages(FILES[lang]) for lang in ("en", "ru"))
    assert list(english) == list(russian)
    for key in english:
        assert wanted(english, key) == wanted(russian, key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_is_a_sentence(lang: str) -> None:
    texts = lab_texts(strict=True)
    found = messages(FILES[lang])
    for key in found:
        if key.startswith("error-"):
            error = LabError(key.removeprefix("error-"), **dict.fromkeys(wanted(found, key), 3))
            assert error.text(lang).strip() != key
            assert texts.has(lang, key)


def refuses(n: int) -> int:
    raise LabError("metric_no_number", metric="mine", value="'many'")


def test_an_error_of_a_worker_is_told_in_words() -> None:
    sent = pickle.loads(pickle.dumps(LabError("no_metric_file", path="mine.py")))
    assert sent.text("en") == str(sent) == "There is no file mine.py."
    with Processes(1) as processes, pytest.raises(JobFailed) as failed:
        list(processes.run(refuses, range(1)))
    assert failed.value.text("en") == "Number 0 failed: The metric mine gave 'many', which is not a number."
    assert "Показатель mine" in failed.value.text("ru")
