"""Generated classes: independent copies, views that hide, careful reading of data, refusal of bad declarations."""

from __future__ import annotations

import json
import sys
import types
from typing import Any, NewType

import pytest

from flambeau.kernel import (
    HIDDEN,
    SPECTATOR,
    BadData,
    Choice,
    Event,
    FlambeauError,
    Owner,
    Position,
    Public,
    RuleFault,
    Seat,
    State,
    Task,
    bit,
    choice,
    digest,
    event,
    state,
    task,
)
from flambeau.kernel.classes import GIVEN_NAMES
from flambeau.kernel.data import as_plain
from flambeau.kernel.generate import fields_text, read_field, write_methods

Cell = NewType("Cell", int)
Deep = NewType("Deep", Cell)
Path = tuple[int, ...]
Way = NewType("Way", tuple[Cell, ...])
Board = dict[Cell, list[tuple[Cell, bool]]]


@task
class Walk(Task):
    by: Cell


@choice
class Step(Choice):
    to: Cell
    far: bool = False


@event
class Moved(Event):
    to: Cell


@state
class Leaf(State):
    seat: Public[int]
    shown: Public[int] = 1
    mine: Owner[int] = 2
    dark: int = 3


Leaves = list[Leaf]


@state
class Branch(State):
    leaves: Public[list[Leaf]]
    by_name: dict[str, Leaf]
    rows: Public[list[list[int]]]
    maybe: Leaf | None = None


@state
class Root(Position):
    branches: Public[list[Branch]]
    todo: Public[list[Task]]
    seat: Public[Seat]
    pair: Public[tuple[int, str]]
    pairs: Public[tuple[tuple[int, bool], ...]]
    byte: Public[dict[int, list[int]]]
    path: Public[Path]
    hand: Owner[tuple[int, ...]] = ()
    notes: Owner[list[str]] = []
    secret_word: str = "x"
    secret_flag: bool = True
    secret_share: float = 0.5
    secret_pair: tuple[int, str] = (1, "a")
    secret_list: list[int] = []
    secret_dict: dict[int, int] = {}
    secret_maybe: int | None = 4
    last: Public[Step | None] = None
    steps: Public[tuple[Step, ...]] = ()
    crossing: Public[tuple[int, Step]] = (0, Step(Cell(1)))
    far: Public[Deep] = Deep(Cell(7))


@state
class Atlas(State):
    way: Public[Way]
    board: Public[Board]
    leaves: Public[Leaves]


KINDS = {"Walk": Walk, "Step": Step, "Moved": Moved}


def root() -> Root:
    """One of everything."""
    branch = Branch([Leaf(0), Leaf(1)], {"a": Leaf(0)}, [[1, 2], [3]], Leaf(1))
    return Root(
        [branch], [Walk(Cell(2))], Seat(1), (3, "b"), ((1, True), (2, False)), {5: [6]}, (1, 2), (8, 9), ["n"],
        secret_list=[1], secret_dict={1: 2}, last=Step(Cell(4)), steps=(Step(Cell(5), True),),
    )  # fmt: skip


def test_a_clone_equals_its_original_and_shares_nothing_that_can_change() -> None:
    one = root()
    two = one.clone()
    assert two == one and digest(two) == digest(one)
    two.branches[0].leaves[1].dark = 99
    two.branches[0].by_name["a"].dark = 99
    two.branches[0].rows[1][0] = 99
    assert two.branches[0].maybe is not None
    two.branches[0].maybe.dark = 99
    two.byte[5].append(99)
    two.notes.append("99")
    two.todo.pop()
    two.secret_list.append(99)
    two.secret_dict[99] = 99
    assert one == root()
    assert two != one


def test_defaults_that_are_containers_belong_to_one_instance_each() -> None:
    one = Root([], [], Seat(0), (1, ""), (), {}, ())
    one.notes.append("mine")
    assert Root([], [], Seat(0), (1, ""), (), {}, ()).notes == []


def test_a_view_is_of_the_same_class_and_hides_what_is_secret() -> None:
    view = root().view(bit(0), False)
    assert type(view) is Root
    assert (view.secret_word, view.secret_flag, view.secret_share) == ("", False, 0.0)
    assert (view.secret_pair, view.secret_list, view.secret_dict) == ((HIDDEN, ""), [], {})
    assert view.secret_maybe is None
    assert (view.hand, view.notes) == ((), [])
    assert view.pairs == root().pairs and view.todo == root().todo


def test_an_owner_sees_what_is_the_owners_and_a_spectator_owns_nothing() -> None:
    one = root()
    assert one.view(bit(1), False).hand == (8, 9)
    assert one.view(bit(SPECTATOR), False).hand == ()
    leaves = one.view(bit(1), False).branches[0].leaves
    assert [leaf.mine for leaf in leaves] == [HIDDEN, 2]
    assert [leaf.dark for leaf in leaves] == [HIDDEN, HIDDEN]
    assert [leaf.shown for leaf in leaves] == [1, 1]


def test_nested_states_hide_their_own_fields_wherever_they_are() -> None:
    view = root().view(bit(1), True).branches[0]
    assert view.by_name["a"] == Leaf(0, 1, HIDDEN, HIDDEN)
    assert view.maybe == Leaf(1, 1, 2, HIDDEN)


def test_what_belongs_to_nobody_yet_is_seen_by_nobody() -> None:
    assert Leaf(-1).view(bit(0), False).mine == HIDDEN


def test_a_view_is_independent_of_the_truth_and_tells_whose_it_is() -> None:
    one = root()
    view = one.view(bit(1), False)
    view.branches[0].rows[0][0] = 99
    view.notes.append("x")
    assert one == root()
    assert view.eye == bit(1) and one.eye == 0


def test_a_view_does_not_tell_how_often_somebody_learned_something() -> None:
    one = root()
    one.glimpses = 5
    assert one.view(bit(0), False).glimpses == 0
    assert one.clone().glimpses == 5


def test_a_view_draws_nothing() -> None:
    with pytest.raises(FlambeauError, match="a view cannot draw 'attack'"):
        root().view(bit(0), False).chance.roll("attack", (1, 2), 1)


def test_stored_data_is_plain_and_reads_back() -> None:
    one = root()
    again = Root.from_data(json.loads(json.dumps(one.to_data())), KINDS)
    assert again == one
    assert digest(again) == digest(one)
    assert type(again.path) is tuple and type(again.pairs[0]) is tuple


def test_other_names_for_containers_mean_what_they_stand_for() -> None:
    atlas = Atlas(Way((Cell(1), Cell(2))), {Cell(3): [(Cell(4), True)]}, [Leaf(0)])
    again = Atlas.from_data(json.loads(json.dumps(atlas.to_data())), {})
    assert again == atlas
    copy = atlas.clone()
    copy.board[Cell(3)].append((Cell(5), False))
    copy.leaves[0].dark = 9
    assert again == atlas
    assert atlas.view(bit(1), False).leaves[0].mine == HIDDEN


def test_values_are_equal_by_fields_hash_alike_and_have_an_open_form() -> None:
    assert Step(Cell(3)) == Step(Cell(3), False) != Step(Cell(3), True)
    assert hash(Step(Cell(3))) == hash(Step(Cell(3)))
    assert Step(Cell(3)) != Moved(Cell(3))
    assert Step(Cell(3), True).to_data() == ["Step", 3, True]
    assert Step.from_data([3, True], KINDS) == Step(Cell(3), True)
    assert repr(Step(Cell(3))) == "Step(to=3, far=False)"
    assert Step.FIELDS == (("to", "Cell", "secret"), ("far", "bool", "secret"))


def changed(**fields: Any) -> dict[str, Any]:
    """Stored data with something wrong in it."""
    return {**json.loads(json.dumps(root().to_data())), **fields}


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (changed(seat="1"), "Root.seat"),
        (changed(seat=True), "Root.seat"),
        (changed(seat=None), "Root.seat"),
        (changed(seat=1.0), "Root.seat"),
        (changed(seat=1 << 9000), "Root.seat"),
        (changed(secret_flag=1), "Root.secret_flag"),
        (changed(secret_word=1), "Root.secret_word"),
        (changed(secret_share="1"), "Root.secret_share"),
        (changed(pair=[1]), "Root.pair"),
        (changed(pair=[1, "b", 2]), "Root.pair"),
        (changed(pair="ab"), "Root.pair"),
        (changed(pair={"0": 1, "1": "b"}), "Root.pair"),
        (changed(pair=5), "Root.pair"),
        (changed(pairs=[[1, True], 2]), "Root.pairs"),
        (changed(path="12"), "Root.path"),
        (changed(byte={"5": [6]}), "Root.byte"),
        (changed(byte=[[5]]), "Root.byte"),
        (changed(byte=[["5", [6]]]), "Root.byte"),
        (changed(todo=[["Walk"]]), "Walk"),
        (changed(todo=[["Step", 1, True]]), "Root.todo"),
        (changed(todo=[["Nobody", 1]]), "Root.todo"),
        (changed(todo=[[]]), "Root.todo"),
        (changed(todo=[[["Walk"], 1]]), "Root.todo"),
        (changed(todo=[["Walk", "x"]]), "Walk.by"),
        (changed(last=["Moved", 1]), "Root.last"),
        (changed(branches=[5]), "Branch"),
        (changed(branches=[[]]), "Branch"),
        ([], "Root"),
        (None, "Root"),
    ],
)
def test_a_wrong_type_is_refused_with_its_place(data: Any, place: str) -> None:
    with pytest.raises(BadData) as refused:
        Root.from_data(data, KINDS)
    assert refused.value.args_said["place"] == place


def test_a_wrong_type_deep_inside_is_refused_with_its_place() -> None:
    data = changed()
    data["branches"][0]["leaves"][1]["dark"] = []
    with pytest.raises(BadData, match=r"place=Leaf.dark, expected=int, found=list of 0"):
        Root.from_data(data, KINDS)


def test_an_unknown_field_is_refused_by_name() -> None:
    with pytest.raises(BadData, match="unknown-field") as refused:
        Root.from_data(changed(colour=1), KINDS)
    assert refused.value.args_said == {"place": "Root", "field": "colour"}


def test_a_missing_field_is_refused_by_name_unless_it_has_a_default() -> None:
    data = changed()
    del data["secret_word"], data["notes"], data["crossing"]
    again = Root.from_data(data, KINDS)
    assert (again.secret_word, again.notes, again.crossing) == ("x", [], (0, Step(Cell(1))))
    del data["pair"]
    with pytest.raises(BadData, match="missing-field") as refused:
        Root.from_data(data, KINDS)
    assert refused.value.args_said == {"place": "Root", "field": "pair"}


def test_a_whole_number_is_read_as_a_share() -> None:
    again = Root.from_data(changed(secret_share=1), KINDS)
    assert type(again.secret_share) is float


def test_deep_nesting_is_refused_like_any_other_wrong_type() -> None:
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    with pytest.raises(BadData):
        Root.from_data(changed(seat=deep), KINDS)


def declare(source: str) -> None:
    """Execute the declaration of a class in a module of its own."""
    module = types.ModuleType("declared_in_a_test")
    sys.modules[module.__name__] = module
    head = "from __future__ import annotations\nfrom flambeau.kernel import *\nfrom test_classes import Leaf\n"
    try:
        exec(compile(head + source, module.__name__, "exec"), module.__dict__)
    finally:
        del sys.modules[module.__name__]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("@state\nclass A(State):\n    x: set[int]", r"A.x: set\[int\]: not plain data"),
        ("Bag = set[int]\n@state\nclass A(State):\n    x: Bag", "A.x: Bag: .*is not plain data"),
        ("@state\nclass A(State):\n    x: Match", "A.x: Match: Match is not plain data"),
        ("@state\nclass A(State):\n    x: Nothing", "A.x: Nothing: Nothing is not plain data"),
        ("@state\nclass A(State):\n    x: int | str", r"A.x: int \| str: only content holds this"),
        ("@state\nclass A(State):\n    x: dict[int]", "A.x: .*: not plain data"),
        ("@state\nclass A(State):\n    x: 'int'", "A.x: .*: not plain data"),
        ("@state\nclass A(State):\n    x: Public[tuple[Leaf, ...]]", "A.x: .*: a tuple may hold plain values only"),
        ("@state\nclass A(State):\n    x: Step\nStep = None", "A.x: Step: Step is not plain data"),
        ("@task\nclass T(Task): ...\n@state\nclass A(State):\n    x: T", "A.x: T: this field cannot be hidden"),
        ("@state\nclass A(State):\n    x: Owner[int]", "A: an Owner field needs a field 'seat'"),
        ("@state\nclass A(State):\n    seat: int\n    x: Owner[list[Leaf]]", "A.x: .*: a state class hides its own"),
        ("@state\nclass A(State):\n    x: list[int] = [1]", "A.x: this default would be shared"),
        ("@state\nclass A(State):\n    x: Leaf = Leaf(1)", "A.x: this default would be shared"),
        ("@choice\nclass A(Choice):\n    x: list[int]", "A.x: .*: a choice is immutable"),
        ("@event\nclass A(Event):\n    x: Leaf", "A.x: .*: a event is immutable"),
        ("@state\nclass A(State):\n    x: int\n@state\nclass B(A):\n    y: int", "B: a class with fields cannot be"),
    ],
)
def test_what_cannot_be_state_is_refused_when_it_is_declared(source: str, why: str) -> None:
    with pytest.raises(TypeError, match=why):
        declare(source)


def test_a_module_without_postponed_annotations_is_refused() -> None:
    module = types.ModuleType("declared_in_a_test")
    sys.modules[module.__name__] = module
    try:
        with pytest.raises(TypeError, match="from __future__ import annotations"):
            source = "from flambeau.kernel import *\n@state\nclass A(State):\n    x: int"
            exec(compile(source, module.__name__, "exec", dont_inherit=True), module.__dict__)
    finally:
        del sys.modules[module.__name__]


def test_a_class_may_write_a_method_of_its_own() -> None:
    declare("@state\nclass A(State):\n    x: int\n    def view(self, eye, memory):\n        return self\na = A(1)\n"
            "assert a.view(0, False) is a")  # fmt: skip


def test_marks_may_be_written_with_their_module() -> None:
    declare("from flambeau import kernel\n@state\nclass A(State):\n    x: kernel.Public[kernel.Seat]\n"
            "assert A.FIELDS == (('x', 'Seat', 'public'),)")  # fmt: skip


class Plain(State):
    """Lacks its decorator."""


class PlainChoice(Choice):
    """Lacks its decorator."""


def test_a_class_without_its_decorator_says_so() -> None:
    for call in (Plain().clone, Plain().to_data, PlainChoice().to_data):
        with pytest.raises(RuleFault, match="lacks"):
            call()
    with pytest.raises(RuleFault, match="lacks"):
        Plain().view(0, False)


def test_equal_states_have_equal_digests_and_different_ones_do_not() -> None:
    one, two = root(), root()
    assert digest(one) == digest(two)
    assert digest(one.clone()) == digest(one)
    two.branches[0].leaves[0].dark += 1
    assert digest(one) != digest(two)


def test_the_text_for_the_compiled_build_makes_the_same_class() -> None:
    fields = [read_field("Leaf", name, text, default, {}) for name, text, default in LEAF]
    lines = ["class Leaf:", f"    FIELDS = {fields_text(fields)}"]
    for method in write_methods("Leaf", "state", "", fields, set(), compiled=True).values():
        lines += [f"    {line}" for line in method]
    made: dict[str, Any] = {**GIVEN_NAMES}
    exec("from __future__ import annotations\n" + "\n".join(lines), made)
    twin = made["Leaf"](1)
    assert twin.clone().to_data() == twin.to_data() == Leaf(1).to_data()
    assert twin.view(bit(0), False).to_data() == Leaf(1).view(bit(0), False).to_data()
    assert twin.FIELDS == Leaf.FIELDS


LEAF = (
    ("seat", "Public[int]", None),
    ("shown", "Public[int]", "1"),
    ("mine", "Owner[int]", "2"),
    ("dark", "int", "3"),
)


class Native(State):
    """As the compiled build writes it."""

    COMPILED = True


def test_a_class_that_is_written_out_stays_as_it_is() -> None:
    assert state(Native) is Native


def test_data_of_no_known_shape_is_plain_and_not_too_deep() -> None:
    carried = {"gold": [1, 2.5, None, True, "x"], "more": {"a": [[]]}}
    assert as_plain(carried, "here") is carried
    deep: list[Any] = []
    for _ in range(30):
        deep = [deep]
    for bad in ({"a": deep}, [object()], [1 << 9000]):
        with pytest.raises(BadData, match="place=here"):
            as_plain(bad, "here")


@state
class Chest(State):
    seat: Public[int]
    gold: Owner[int]


def test_what_belongs_to_nobody_is_seen_by_nobody() -> None:
    assert Chest(-1, 5).view(bit(0), True).gold == HIDDEN
    assert Chest(0, 5).view(bit(0), True).gold == 5
