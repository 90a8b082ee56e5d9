import { Component, type ComponentChildren, type JSX } from "preact";
import { keepLists } from "./core/lists";
import { parts, path } from "./core/router";
import { Home } from "./pages/home";
import { Missing } from "./pages/missing";
import { Shell } from "./pages/shell";
import { later } from "./ui/later";
import { Failed } from "./ui/notice";

const Learn = later(() => import("./learn/page").then((part) => part.LearnPage));
const NewTablePage = later(() => import("./pages/new").then((part) => part.NewTablePage));
const TablePage = later(() => import("./table/page").then((part) => part.TablePage));

keepLists();

/** The page at an address. */
function Page(): JSX.Element {
  const [area = "", id = "", ...rest] = parts.value;
  if (area === "") return <Home />;
  if (area === "new" && !id) return <NewTablePage />;
  if (area === "learn") return <Learn />;
  if (area === "table" && /^[A-Za-z0-9]{1,16}$/.test(id) && rest.length === 0)
    return <TablePage key={id} id={id} />;
  return <Missing />;
}

/** What went wrong in drawing a page must not leave an empty one. */
class Boundary extends Component<
  { address: string; children: ComponentChildren },
  { failedAt: string | null }
> {
  override state = { failedAt: null };

  static override getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: location.pathname };
  }

  override render(): ComponentChildren {
    if (this.state.failedAt !== this.props.address) return this.props.children;
    return <Failed />;
  }
}

export function App(): JSX.Element {
  return (
    <Shell>
      <Boundary address={path.value}>
        <Page />
      </Boundary>
    </Shell>
  );
}
