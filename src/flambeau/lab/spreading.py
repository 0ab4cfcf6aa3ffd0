"""Many tasks on this process, on a pool of processes or on Ray: the same results, in the order in which they are done.

A task that takes its process along (a bot that exits or crashes the interpreter) is tried once more by itself and then
given up, so that no other task is lost with it.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

from flambeau.kernel import PACKS_VARIABLE, Refusal

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""How many tasks wait for each process, so that none is idle."""


@dataclass(frozen=True)
class Means:
    """Where tasks run."""

    workers: int = 1
    ray: str | None = None  # the address of a cluster, or "local"

    def check(self) -> None:
        """Refuse Ray where it is not installed."""
        if self.ray is not None:
            _ray()


class Spread(Generic[T, R]):
    """A function that can be called in other processes, and what stands for its result if the process died."""

    def __init__(self, call: Callable[[T], R], lost: Callable[[T], R]) -> None:
        self.call = call
        self.lost = lost

    def over(self, tasks: Iterable[T], means: Means) -> Generator[R, None, None]:
        """Results as soon as they are there; whoever stops listening ends the tasks that are left."""
        if means.ray is not None:
            return self._on_ray(iter(tasks), means)
        return self._alone(tasks) if means.workers == 1 else self._in_processes(iter(tasks), means.workers)

    def _alone(self, tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            yield self.call(task)

    def _in_processes(self, tasks: Iterator[T], workers: int) -> Generator[R, None, None]:
        pool = _Pool(workers)
        waiting: dict[Future[R], T] = {}
        try:
            while _fill(waiting, tasks, AHEAD * workers, partial(pool.submit, self.call)):
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    if isinstance(future.exception(), BrokenProcessPool):
                        break
                    del waiting[future]
                    yield future.result()
                else:
                    continue
                left, waiting = list(waiting.values()), {}
                pool.end()
                yield from self._one_by_one(left)
                pool = _Pool(workers)
            pool.executor.shutdown()
        except BaseException:
            pool.end()
            raise

    def _one_by_one(self, tasks: Iterable[T]) -> Generator[R, None, None]:
        """Each task in a process of its own, after one of them has broken a pool."""
        for task in tasks:
            pool = _Pool(1)
            try:
                result = pool.submit(self.call, task).result()
            except BrokenProcessPool:
                result = self.lost(task)
            finally:
                pool.end()
            yield result

    def _on_ray(self, tasks: Iterator[T], means: Means) -> Generator[R, None, None]:
        ray = _ray()
        packs = {PACKS_VARIABLE: os.environ.get(PACKS_VARIABLE, "")}
        usual: dict[str, Any] = {"runtime_env": {"env_vars": packs}, "log_to_driver": False, "logging_level": "error"}
        if means.ray == "local":
            ray.init(num_cpus=means.workers, include_dashboard=False, **usual)
        else:
            ray.init(address=means.ray, **usual)
        waiting: dict[Any, T] = {}
        try:
            remote = ray.remote(max_retries=0)(_called).remote
            while _fill(waiting, tasks, AHEAD * means.workers, partial(remote, self.call)):
                done, _ = ray.wait(list(waiting), num_returns=1)
                task = waiting.pop(done[0])
                try:
                    result = ray.get(done[0])
                except ray.exceptions.WorkerCrashedError:
                    result = self.lost(task)
                yield result
        finally:
            ray.shutdown()


class _Pool:
    """A pool of processes that can be ended at once."""

    def __init__(self, workers: int) -> None:
        self._others = set(multiprocessing.active_children())
        self.executor = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)

    def submit(self, call: Callable[[T], R], task: T) -> Future[R]:
        try:
            return self.executor.submit(call, task)
        except BrokenProcessPool as problem:
            broken: Future[R] = Future()
            broken.set_exception(problem)
            return broken

    def end(self) -> None:
        """Stop the processes, then wait for the pool's own thread: left behind, it fails while the interpreter ends."""
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self.executor.shutdown(cancel_futures=True)


def _fill(waiting: dict[Any, T], tasks: Iterator[T], most: int, submit: Callable[[T], Any]) -> bool:
    """Submit until so many wait; whether any does."""
    while len(waiting) < most:
        try:
            task = next(tasks)
        except StopIteration:
            break
        waiting[submit(task)] = task
    return bool(waiting)


def _called(call: Callable[[T], R], task: T) -> R:
    """Ray wants a plain function."""
    return call(task)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as problem:
        raise Refusal("no-ray", reason=str(problem)) from problem


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent ends its workers itself, without their tracebacks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
