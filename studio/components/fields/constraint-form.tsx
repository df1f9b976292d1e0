import type { Fault } from '../../../src/page/index.js';
import type { CatalogueType, JsonSchema } from '../../state/catalogue-search.js';
import { constrainField } from '../../state/edits.js';
import { givenOf } from '../../state/given.js';
import type { Field } from '../../state/project.js';
import { apply, tableIndex } from '../../state/store.js';
import { FaultText } from '../controls/fault-text.js';
import { SchemaInput } from '../sources/schema-input.js';
import { FormulaLine } from './formula-line.js';
import { GivenGrid } from './given-grid.js';
import { NullRateInput } from './null-rate-input.js';

/** The constraints that every type has; they have inputs of their own, or come last. */
const COMMON = ['null_rate', 'unique', 'given'];

interface ConstraintFormProps {
  readonly field: Field;
  readonly type: CatalogueType;
  readonly faults: readonly Fault[];
}

/** A form for the constraints of a field, made from their JSON Schemas. */
export function ConstraintForm({ field, type, faults }: ConstraintFormProps) {
  const own = Object.entries(type.constraints).filter(([name]) => !COMMON.includes(name));
  const unknown = Object.keys(field.constraints).filter((name) => !(name in type.constraints));
  const lineOf = (name: string, schema: JsonSchema) => (
    <ConstraintLine key={name} field={field} name={name} schema={schema} faults={faults} />
  );
  const hasGrid = field.constraints.given === undefined || givenOf(field) !== undefined;
  return (
    <form class="constraints" onSubmit={(event) => event.preventDefault()}>
      {own.map(([name, schema]) => lineOf(name, schema))}
      {unknown.map((name) => lineOf(name, {}))}
      {type.constraints.unique !== undefined && lineOf('unique', type.constraints.unique)}
      {type.constraints.null_rate !== undefined && <NullRateInput field={field} />}
      {type.constraints.given !== undefined &&
        (hasGrid ? (
          <GivenGrid field={field} type={type} faults={faultsWithin(faults, 'given')} />
        ) : (
          lineOf('given', type.constraints.given)
        ))}
    </form>
  );
}

interface ConstraintLineProps {
  readonly field: Field;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly faults: readonly Fault[];
}

function ConstraintLine({ field, name, schema, faults }: ConstraintLineProps) {
  const id = `constraint-${name}`;
  const own = faultsWithin(faults, name);
  const value = field.constraints[name];
  const onChange = (next: unknown): void =>
    apply(constrainField(tableIndex.value, field.id, name, next), `${field.id} ${name}`);
  const Input = isComputed(field.type, name) ? FormulaLine : SchemaInput;
  const isFlag = schema.type === 'boolean';
  return (
    <div class={`form-line${isFlag ? ' flag' : ''}`} data-set={value !== undefined}>
      <label class="form-label" for={id} title={schema.description}>
        {labelOf(name)}
      </label>
      <Input
        id={id}
        schema={schema}
        value={value}
        faults={own}
        describedBy={`${id}-help`}
        onChange={onChange}
      />
      {own.map((fault) => (
        <FaultText key={fault.path + fault.message} fault={fault} />
      ))}
      {schema.description !== undefined && (
        <p class="help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
    </div>
  );
}

function faultsWithin(faults: readonly Fault[], name: string): readonly Fault[] {
  return faults.filter(({ path }) => path.split('/').includes(name));
}

/** Whether a constraint computes the field from others. */
function isComputed(type: string, name: string): boolean {
  return (
    (type === 'formula' && name === 'expression') || (type === 'template' && name === 'template')
  );
}

function labelOf(name: string): string {
  return name.replaceAll('_', ' ');
}
