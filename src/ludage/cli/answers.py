"""Answers to a person's questions at a decision: what would it do, why not, what would a bot do, which rule?"""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.analysis.hints import ALIKE, SHOWN
from ludage.analysis.reasons import Comparer, difference, sentence
from ludage.bots import LevelBot, advise
from ludage.cli import screen
from ludage.cli.menu import Menu
from ludage.cli.words import Words
from ludage.core.event import Data
from ludage.core.state import State

ADVISER = "strong"
MOST_RULES = 8
MOST_MATCHES = 6

Answer = list[RenderableType]


def explanation(menu: Menu, words: Words, action: int) -> Answer:
    """What a legal action is about, what it would cost and do, and how likely it is."""
    text = f"{words.phrase(action)}  [{menu.state.game.actions.text(action)}]"
    forecast = menu.state.explain(menu.seat, action)
    return screen.forecast(text, menu.about(action, forecast), forecast, words)


def explanations(menu: Menu, words: Words, actions: list[int]) -> Answer:
    """A few actions explained, or a request to be more precise."""
    if len(actions) > MOST_MATCHES:
        return [Text(words("explain-many", count=len(actions)))]
    return [part for action in actions for part in explanation(menu, words, action)]


def reasons(menu: Menu, words: Words, text: str) -> Answer:
    """Why the actions that a text names are not allowed: the refusal, its rule and the rule's own sentence."""
    named = named_actions(menu.state, words, text)
    texts = menu.state.game.actions
    if not named:
        example = words.quoted(texts.text(menu.legal[0]))
        return [Text(words("no-such-action", text=words.quoted(text), example=example))]
    if len(named) > MOST_MATCHES:
        examples = [words.quoted(texts.text(action)) for action in named[:3]]
        return [Text(words("why-many", count=len(named), examples=examples))]
    return [part for action in named for part in reason(menu.state, menu.seat, words, action)]


def reason(state: State, seat: int, words: Words, action: int) -> Answer:
    """Why an action is not allowed, or that it is."""
    refusal = state.why_not(seat, action)
    phrase = words.quoted(words.phrase(action))
    if refusal is None:
        return [Text(words("why-allowed", action=phrase))]
    parts: Answer = [Text.assemble((words("why-not", action=phrase), "bold"), " ", words.message(refusal))]
    rule = words.rule(refusal.rule)
    if rule is not None:
        parts.append(Text.assemble((f"  {rule.id} ", "bold dim"), (rule.rule, "dim")))
    return parts


def exact_action(state: State, text: str) -> int | None:
    """The action with this very text, legal or not."""
    try:
        return state.game.actions.parse(text)
    except ValueError:
        return None


def named_actions(state: State, words: Words, text: str) -> list[int]:
    """The actions of the whole space that a text names: by its exact form, or by words and names that occur in it."""
    exact = exact_action(state, text)
    if exact is not None:
        return [exact]
    return [action for action in range(len(state.game.actions)) if text and words.leads_to(text, action)]


def hints(menu: Menu, words: Words, seed: int, heard: Sequence[Data]) -> Answer:
    """What a strong player would do, with what it expects: the worth of the position afterwards, in points, and what
    each action has over the next best one."""
    ranked = advise(LevelBot(ADVISER, seed), menu.state, menu.seat, seed, heard)
    comparer = Comparer(menu.state.game, ADVISER, menu.state.players)
    shown = ranked[:SHOWN]
    worse = [next((one for one, worth in ranked if worth < value - ALIKE), None) for _, value in shown]
    told = list(dict.fromkeys([action for action, _ in shown] + [one for one in worse if one is not None]))
    parts = dict(zip(told, comparer.after(menu.state, menu.seat, told, seed), strict=True))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold")
    for place, (action, value) in enumerate(shown, 1):
        forecast = menu.state.explain(menu.seat, action)
        gap = words.number(value - ranked[0][1]) if place > 1 else ""
        command = Text(f"[{menu.state.game.actions.text(action)}]", style="dim")
        table.add_row(
            f"{place}.", words.phrase(action), words.number(value), gap, words.likely(forecast), command
        )
        other = worse[place - 1]
        why = "" if other is None else sentence(difference(parts[action], parts[other]), words.texts)
        if why:
            table.add_row("", Text(why, style="dim"))
    return [Text(words("hint-title"), style="bold"), table]


def rules(words: Words, word: str) -> Answer:
    """The rules of the catalogue that mention a word."""
    found = words.rules_about(word)
    if not found:
        return [Text(words("rules-none", word=words.quoted(word)))]
    parts: Answer = [screen.rule_entry(rule) for rule in found[:MOST_RULES]]
    if len(found) > MOST_RULES:
        parts.append(Text(words("rules-more", count=len(found) - MOST_RULES), style="dim"))
    return parts
