const PATHS = {
  download: "M10 3v10m-4-4 4 4 4-4M3.5 17h13",
  edit: "M12.5 4.5l3 3L7 16l-4 1 1-4zM11 6l3 3",
  copy: "M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z",
  trash: "M3.5 5.5h13M8 5.5V3h4v2.5m-6.5 0 .8 11.5h7.4l.8-11.5M8.5 9v5m3-5v5",
  check: "M4 10.5l4 4 8-9",
  warning: "M10 3 2.5 16.5h15zM10 8v4m0 2.2v.3",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  file: "M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M8 10.5h5M8 13.5h5",
};

export type IconName = keyof typeof PATHS;

/** An icon of 20 px in the text colour. Always beside text, because screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
