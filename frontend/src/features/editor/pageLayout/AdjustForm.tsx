import { useState } from "react";
import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { StyleName } from "#domain/play/layout/layout.ts";
import { findField, isNameColumn, type LayoutField, type StyleField } from "#domain/play/layout/own/layoutFields.ts";
import {
  markFieldLabels,
  ownLayoutWords,
  pageFieldLabels,
  styleFieldLabels,
  styleTitles,
} from "#frontend/messages/ownLayouts.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import {
  type FieldGroup,
  fieldGroups,
  fieldsOfStyle,
  hasEffect,
  keyOf,
  markFields,
  pageFields,
} from "./fieldGroups.ts";
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
  const [why, setWhy] = useState<string>();
  const [only] = styles;
  return (
    <section aria-label={title}>
      <header>
        <h3>{title}</h3>
        {fields.some((field) => Object.hasOwn(changes, field)) && (
          <Button
            size="small"
            aria-label={ownLayoutWords.resetGroup({ group: title.toLowerCase() })}
            onClick={() => setWhy(reset(fields))}
          >
            {ownLayoutWords.reset}
          </Button>
        )}
      </header>
      {why && <p role="alert">{why}</p>}
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
