"""Datasets of games between bots: observations, legal actions, the actions chosen, and the outcomes.

    fogcity dataset GAME BOT BOT --games 10000 --out FOLDER     writes one

    from fogcity.envs.dataset import batches, load, read_about
    columns = load("games.parquet")                  all rows, as NumPy arrays by name
    for columns in batches("FOLDER", 256): ...       some rows at a time
    read_about("FOLDER")["bots"]                     how the games were played

    from fogcity.envs.dataset.torch import Batches, Rows     the same for PyTorch
    load_dataset("FOLDER", split="train").with_transform(unpack)     and for Hugging Face `datasets`

See docs/dataset.md.
"""

from fogcity.envs.dataset.reading import batches, load, read_about, unpack

__all__ = ["batches", "load", "read_about", "unpack"]
