import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "./icons";
import type { IconName } from "./icons";

type ButtonStyle = {
  /** Use primary once per page. */
  kind?: "primary" | "quiet" | "danger" | "link" | "chip";
  small?: boolean;
  /** Uses the whole width on a phone. `block`: everywhere. */
  wide?: boolean;
  block?: boolean;
  icon?: IconName;
  /** The object of the action, for screen readers: "PDF" about "cover letter, Accounts Officer". */
  about?: string;
};

const KINDS = {
  primary: " button-primary",
  quiet: "",
  danger: " button-danger",
  link: " button-link",
  chip: " button-chip",
};

/** A button that submits its form. Use `type="button"` for a button with a script only. */
export function Button({
  kind,
  small,
  wide,
  block,
  icon,
  about,
  children,
  ...rest
}: ButtonStyle & Omit<ComponentPropsWithoutRef<"button">, "className">) {
  return (
    <button type="submit" {...rest} className={buttonClass({ kind, small, wide, block })}>
      <Content icon={icon} about={about}>
        {children}
      </Content>
    </button>
  );
}

/** A link with the style of a button. It navigates and changes nothing. */
export function ButtonLink({
  kind,
  small,
  wide,
  block,
  icon,
  about,
  children,
  ...rest
}: ButtonStyle & { href: string } & Omit<ComponentPropsWithoutRef<"a">, "className">) {
  return (
    <a {...rest} className={buttonClass({ kind, small, wide, block })}>
      <Content icon={icon} about={about}>
        {children}
      </Content>
    </a>
  );
}

function buttonClass({ kind = "quiet", small, wide, block }: ButtonStyle) {
  return `button${KINDS[kind]}${small ? " button-small" : ""}${wide ? " button-wide" : ""}${block ? " button-block" : ""}`;
}

function Content({ icon, about, children }: Pick<ButtonStyle, "icon" | "about"> & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {about && <span className="hidden-text"> {about}</span>}
    </>
  );
}
