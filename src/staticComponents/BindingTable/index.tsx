import type { ReactElement, ReactNode } from 'react';
import {
  commonBehaviorProperties,
  getBinding,
  propertyAnchor,
  sinceOf,
  type Binding,
  type BindingProperty,
  type Since,
} from '#core/firmware';
import ReferenceTable, { Fact, SinceFact, type ReferenceRow } from '../ReferenceTable';
import InlineText from '../ReferenceTable/InlineText';
import Sources from '../ReferenceTable/Sources';

type Props = Readonly<{
  compatible: string;
  /** If given, shows only these properties, in this order. */
  properties?: readonly string[];
}>;

const typesHref = '/docs/config/devicetree#devicetree-property-types';

/** Tables of a node's properties and its child nodes' properties. Unknown names fail the build. */
export default function BindingTable({ compatible, properties }: Props): ReactElement {
  const binding = getBinding(compatible);
  const listed = properties ? properties.map((name) => getProperty(binding, name)) : ownProperties(binding);
  return (
    <>
      {listed.length > 0 ? (
        <ReferenceTable
          label={`Properties of ${compatible}`}
          nameTitle="Property"
          typesHref={typesHref}
          longTypes
          caption={<Caption binding={binding} />}
          rows={listed.map((property) => toRow(binding, property, false))}
        />
      ) : (
        <p>
          <Caption binding={binding} />
        </p>
      )}
      {binding.children && !properties && (
        <ReferenceTable
          label={`Child node properties of ${compatible}`}
          nameTitle="Child property"
          typesHref={typesHref}
          longTypes
          caption={<InlineText text={binding.children.description} />}
          rows={binding.children.properties.map((property) => toRow(binding, property, true))}
        />
      )}
    </>
  );
}

/** The properties of a node. For behaviors, those that all behaviors have are left out, because the page explains them once. */
function ownProperties({ compatible, properties }: Binding): readonly BindingProperty[] {
  const isBehavior = compatible.startsWith('zmk,behavior-');
  return properties.filter(({ name }) => !isBehavior || !commonBehaviorProperties.includes(name));
}

function getProperty(binding: Binding, name: string): BindingProperty {
  const property = binding.properties.find((candidate) => candidate.name === name);
  if (!property)
    throw new Error(`<BindingTable>: "${binding.compatible}" has no property "${name}" in core/firmware/bindings.`);
  return property;
}

function Caption({ binding }: Readonly<{ binding: Binding }>): ReactNode {
  return (
    <>
      <code>compatible = "{binding.compatible}"</code> <InlineText text={binding.description} />
      {binding.predefined && (
        <>
          {' '}
          ZMK defines <InlineText text={joinNames(binding.predefined)} />.
        </>
      )}{' '}
      Defined in <Sources files={[binding.source]} />.
    </>
  );
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => `\`${name}\``));
}

function defaultOf({ default: value, required }: BindingProperty): ReferenceRow['defaultValue'] {
  if (value !== undefined) return <InlineText text={`\`${value}\``} />;
  return required ? undefined : 'none';
}

function toRow(binding: Binding, property: BindingProperty, inChild: boolean): ReferenceRow {
  return {
    id: propertyAnchor(binding.compatible, property.name, inChild),
    name: property.name,
    type: typeName(property),
    defaultValue: defaultOf(property),
    badge: property.deprecated ? 'deprecated' : property.required ? 'required' : undefined,
    children: <Description property={property} since={sinceOf(`${binding.compatible} ${property.name}`)} />,
  };
}

/** Shows phandle-arrays of pins under a name that readers know. */
function typeName({ name, type }: BindingProperty): string {
  return type === 'phandle-array' && /(^|-)gpios$/.test(name) ? 'GPIO array' : type;
}

function Description({ property, since }: Readonly<{ property: BindingProperty; since: Since }>): ReactNode {
  return (
    <>
      <div>
        <InlineText text={property.description} />
      </div>
      {property.deprecated && (
        <Fact title="Use instead:">
          <InlineText text={property.deprecated} />
        </Fact>
      )}
      <SinceFact since={since} />
      {property.values && (
        <ul>
          {property.values.map(({ value, meaning }) => (
            <li key={value}>
              <code>{value}</code>
              {meaning && (
                <>
                  : <InlineText text={meaning} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
