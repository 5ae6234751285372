import { useState } from "react";
import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { Layout, StyleName } from "#domain/play/layout/layout.ts";
import {
  findField,
  isNameColumn,
  type LayoutField,
  type MarkField,
  type PageField,
  type StyleField,
  type StyleKey,
} from "#domain/play/layout/own/layoutFields.ts";
import {
  groupNames,
  markFieldLabels,
  ownLayoutWords,
  pageFieldLabels,
  styleFieldLabels,
  styleTitles,
} from "#frontend/messages/ownLayouts.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { LayoutFieldControl } from "./LayoutFieldControl.tsx";
import type { Adjusting } from "./useAdjusting.ts";

interface AdjustFieldsProps {
  readonly adjusting: Adjusting;
  readonly paper: PaperName;
}

/** Every setting of a layout, in groups that can be reset. */
export const AdjustForm = (props: AdjustFieldsProps) => (
  <div className="adjust-form" key={props.adjusting.resets}>
    {fieldGroups.map((group) => (
      <Group key={group.title} group={group} {...props} />
    ))}
  </div>
);

function Group({ group, ...props }: AdjustFieldsProps & { readonly group: FieldGroup }) {
  const { title, fields, styles } = group;
  const { changes, reset } = props.adjusting;
  const [errorText, setErrorText] = useState<string>();
  const [only] = styles;
  return (
    <section aria-label={title}>
      <header>
        <h3>{title}</h3>
        {fields.some((field) => Object.hasOwn(changes, field)) && (
          <Button
            size="small"
            aria-label={ownLayoutWords.resetGroup({ group: title.toLowerCase() })}
            onClick={() => setErrorText(reset(fields))}
          >
            {ownLayoutWords.reset}
          </Button>
        )}
      </header>
      {errorText && <p role="alert">{errorText}</p>}
      {only && styles.length === 1 && <StyleFields style={only} {...props} />}
      {styles.length > 1 &&
        styles.map((style) => (
          <fieldset key={style}>
            <legend>{styleTitles[style]}</legend>
            <StyleFields style={style} {...props} />
          </fieldset>
        ))}
      {fields === pageFields && <Fields fields={pageFields} labelOf={(field) => pageFieldLabels[field]} {...props} />}
      {fields === markFields && <Fields fields={markFields} labelOf={(field) => markFieldLabels[field]} {...props} />}
    </section>
  );
}

function StyleFields({ style, ...props }: AdjustFieldsProps & { readonly style: StyleName }) {
  const { layout } = props.adjusting;
  const labelOf = (field: StyleField): string =>
    field === "cue.right" && isNameColumn(layout, style)
      ? ownLayoutWords.nameColumnEnd
      : styleFieldLabels[keyOf(field)];
  const fields = fieldsOfStyle(style).filter((field) => hasEffect(field, style, layout));
  return <Fields fields={fields} labelOf={labelOf} {...props} />;
}

interface FieldsProps<Name extends LayoutField> extends AdjustFieldsProps {
  readonly fields: readonly Name[];
  readonly labelOf: (field: Name) => string;
}

/** Check boxes are below the others, because they have no label above them. */
function Fields<Name extends LayoutField>({ fields, labelOf, ...props }: FieldsProps<Name>) {
  const isSwitch = (field: Name) => findField(field)?.rule.kind === "switch";
  const draw = (field: Name) => <LayoutFieldControl key={field} field={field} label={labelOf(field)} {...props} />;
  const switches = fields.filter(isSwitch);
  return (
    <>
      <div className="adjust-fields">{fields.filter((field) => !isSwitch(field)).map(draw)}</div>
      {switches.length > 0 && <div className="adjust-switches">{switches.map(draw)}</div>}
    </>
  );
}

/** Fields of the form under one heading. */
interface FieldGroup {
  readonly title: string;
  readonly fields: readonly LayoutField[];
  /** The same fields, by the paragraphs that they're about. */
  readonly styles: readonly StyleName[];
}

const styleKeys = Object.keys(styleFieldLabels) as readonly StyleKey[];

/** The fields of a kind of paragraph, in the order of the form. */
const fieldsOfStyle = (style: StyleName): readonly StyleField[] =>
  styleKeys.map((key): StyleField => `${style}.${key}`).filter((field) => findField(field) !== undefined);

const keyOf = (field: StyleField): StyleKey => field.slice(field.indexOf(".") + 1) as StyleKey;

const pageFields = Object.keys(pageFieldLabels) as readonly PageField[];
const markFields = Object.keys(markFieldLabels) as readonly MarkField[];

const ofStyles = (title: string, ...styles: readonly StyleName[]): FieldGroup => ({
  title,
  fields: styles.flatMap(fieldsOfStyle),
  styles,
});

const fieldGroups: readonly FieldGroup[] = [
  { title: groupNames.page, fields: pageFields, styles: [] },
  ofStyles(groupNames.names, "cue"),
  ofStyles(groupNames.speeches, "dialogue"),
  ofStyles(groupNames.directions, "direction", "innerDirection", "parenthetical", "setting"),
  ofStyles(groupNames.headings, "act", "scene", "transition", "centered"),
  ofStyles(groupNames.lyrics, "lyric"),
  ofStyles(groupNames.front, "frontHeading", "frontText", "castMember"),
  { title: groupNames.marks, fields: markFields, styles: [] },
];

const placingKeys: ReadonlySet<StyleKey> = new Set(["left", "right", "align", "linesBefore"]);

/** What is in the line of a speech is placed by the speech. */
const hasEffect = (field: StyleField, style: StyleName, { styles }: Layout): boolean =>
  !(styles[style].inLine && placingKeys.has(keyOf(field)));
