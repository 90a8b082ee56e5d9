"""Learning from samples with PyTorch: the same network as bots/network.py, and its optimizer."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from fogcity.bots.network import OUTPUTS, Layers
from fogcity.core.kernel import kernel
from fogcity.training.self_play import Samples
from fogcity.training.settings import TrainingSettings

FIRST_STEP = np.float32(2**-10)  # weights of the first layer are multiples of this


class TorchNetwork(nn.Module):  # type: ignore[misc] # PyTorch may not be installed where types are checked
    """The network of bots/network.py: its first layer is a table of rows, of which a part goes to the outputs."""

    def __init__(self, rows: int, width: int, hidden: int) -> None:
        super().__init__()
        self.width = width
        self.first = nn.EmbeddingBag(rows, width + OUTPUTS, mode="sum", include_last_offset=True)
        self.first_bias = nn.Parameter(torch.zeros(width + OUTPUTS))
        self.second, self.third = nn.Linear(width, hidden), nn.Linear(hidden, OUTPUTS)
        nn.init.normal_(self.first.weight, std=0.015)
        nn.init.zeros_(self.first.weight[:, width:])
        nn.init.normal_(self.third.weight, std=0.02)
        nn.init.zeros_(self.third.bias)

    def forward(self, rows: Tensor, starts: Tensor, values: Tensor) -> Tensor:
        total = self.first(rows, starts, per_sample_weights=values) + self.first_bias
        hidden = functional.relu(self.second(functional.relu(total[:, : self.width])))
        return self.third(hidden) + total[:, self.width :]

    def layers(self) -> Layers:
        """A copy of the layers, as kernels use them.

        They are stored in half precision, so they are rounded to it; the first, by far the largest, is rounded further,
        so that its file is small.
        """
        found = (self.first.weight, self.first_bias, self.second.weight.T, self.second.bias)
        first, *others = (layer.detach().numpy() for layer in (*found, self.third.weight.T, self.third.bias))
        rounded = (np.round(first / FIRST_STEP) * FIRST_STEP, *others)
        return tuple(  # type: ignore[return-value] # six of them
            np.ascontiguousarray(layer.astype(np.float16).astype(np.float32)) for layer in rounded
        )

    def load_layers(self, layers: Layers) -> None:
        """Set all parameters from layers."""
        first, first_bias, second, second_bias, third, third_bias = (torch.from_numpy(np.array(x)) for x in layers)
        with torch.no_grad():
            for parameter, value in (
                (self.first.weight, first),
                (self.first_bias, first_bias),
                (self.second.weight, second.T),
                (self.second.bias, second_bias),
                (self.third.weight, third.T),
                (self.third.bias, third_bias),
            ):
                parameter.copy_(value)


def worth(shares: Tensor, margins: Tensor) -> Tensor:
    """A share of the win and a margin as one number from 0 to 1, as bots/network.py does."""
    return 0.5 * (shares + torch.sigmoid(margins))


def find_compared(
    source: Samples, chosen: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Which chosen samples were compared with another action, by their places, and the samples of those actions."""
    places = source.samples["compared"][chosen].astype(np.int64)
    found = np.flatnonzero(places > 1)
    return found, chosen[found] - places[found] + 1


@kernel
def gather(
    samples: npt.NDArray[Any],
    rows: npt.NDArray[np.uint16],
    values: npt.NDArray[np.float32],
    chosen: npt.NDArray[np.int64],
    batch_rows: npt.NDArray[np.int64],
    batch_values: npt.NDArray[np.float32],
    starts: npt.NDArray[np.int64],
    at: int,
) -> int:
    """Append the features of chosen samples to those of a batch; return their end. starts[i] is where each begins."""
    for i in range(len(chosen)):
        starts[i] = at
        for j in range(samples[chosen[i]].start, samples[chosen[i]].end):
            batch_rows[at] = rows[j]
            batch_values[at] = values[j]
            at += 1
    return at


class Learner:
    """A network, its optimizer, and the average of its weights over time, which plays better than the last ones."""

    def __init__(self, rows: int, most_features: int, settings: TrainingSettings) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.network = TorchNetwork(rows, settings.width, settings.hidden)
        self.mean = TorchNetwork(rows, settings.width, settings.hidden)
        self.mean.load_state_dict(self.network.state_dict())
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        self.steps = 0
        self._used = np.zeros(rows, np.bool_)  # the rows that were ever learnt from
        most = 2 * settings.batch * most_features * 2
        self._rows, self._values = np.empty(most, np.int64), np.empty(most, np.float32)
        self._starts = np.empty(2 * settings.batch + 1, np.int64)

    def start_from(self, layers: Layers) -> None:
        """Begin with these layers instead of random ones."""
        for network in (self.network, self.mean):
            network.load_layers(layers)
        self._used |= layers[0].any(1)

    def learn(self, memory: list[Samples], rate: float, rng: np.random.Generator) -> tuple[float, float]:
        """Learn from minibatches, nearly half of them of the newest round. Return the mean losses of win and margin."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        losses = []
        for _ in range(self.settings.batches):
            source = memory[-1] if rng.random() < 0.4 else memory[rng.integers(len(memory))]
            losses.append(self._step(source, rng.integers(0, len(source.samples), self.settings.batch)))
        win, margin = np.mean(losses, 0)
        return float(win), float(margin)

    def outputs(self, source: Samples, chosen: npt.NDArray[np.int64]) -> Tensor:
        """What the network says of these samples."""
        starts = self._starts[: len(chosen) + 1]
        end = gather(source.samples, source.rows, source.values, chosen, self._rows, self._values, starts, 0)
        starts[-1] = end
        self._used[self._rows[:end]] = True
        return self.network(
            torch.from_numpy(self._rows[:end]), torch.from_numpy(starts), torch.from_numpy(self._values[:end])
        )

    def _step(self, source: Samples, chosen: npt.NDArray[np.int64]) -> tuple[float, float]:
        count = len(chosen)
        others, firsts = find_compared(source, chosen)
        chosen = np.concatenate([chosen, firsts])
        found = self.outputs(source, chosen)
        shares = torch.from_numpy(source.samples["share"][chosen])
        margins = torch.from_numpy(source.samples["margin"][chosen])
        win = functional.binary_cross_entropy_with_logits(found[:count, 0], shares[:count])
        margin = functional.mse_loss(found[:count, 1], margins[:count])
        loss = win + margin
        if len(others):
            missed = worth(torch.sigmoid(found[:, 0]), found[:, 1]) - worth(shares, margins)
            loss = loss + self.settings.apart * functional.mse_loss(missed[others], missed[count:])
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.steps += 1
        keep = min(self.settings.average, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)
        return win.item(), margin.item()

    def layers(self) -> Layers:
        """The averaged layers. Rows that were never learnt from are zero."""
        found = self.mean.layers()
        found[0][~self._used] = 0.0
        return found

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on later."""
        return {
            "network": self.network.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "steps": self.steps,
            "used": torch.from_numpy(self._used),
        }

    def load_state(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.network.load_state_dict(state["network"])
        self.mean.load_state_dict(state["mean"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.steps = state["steps"]
        self._used = state["used"].numpy()
