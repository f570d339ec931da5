"""What people are told of a problem: rendered in one language, and never without a sentence in the others."""

from ludage.core.message import Problem
from ludage.texts import LANGUAGES, Texts

TEXTS = {language: Texts(language, []) for language in LANGUAGES}


def told(problem: Problem, language: str = "en") -> str:
    """The problem as it stands inside a sentence, with one kind of space."""
    sentences = {name: texts.fragment(problem.said.key, problem.said.args) for name, texts in TEXTS.items()}
    for sentence in sentences.values():
        assert sentence.endswith((".", "?", "\u202f?")), sentence
        assert "\n" not in sentence, sentence
    assert len(set(sentences.values())) == len(LANGUAGES), f"{problem.said} is the same in all languages"
    assert "\n" not in str(problem)
    return " ".join(sentences[language].split())
