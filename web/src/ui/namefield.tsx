import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../core/lang";
import { Field } from "./field";

/** A field for the name of a guest, with a suggestion that can be kept. */
export function NameField({ name, label }: { name: Signal<string>; label: string }): JSX.Element {
  return (
    <Field
      label={label}
      value={name}
      more={{
        maxLength: 30,
        autocomplete: "nickname",
        enterkeyhint: "go",
        title: t("account-name"),
        onFocus: (event) => event.currentTarget.select(),
      }}
    />
  );
}
