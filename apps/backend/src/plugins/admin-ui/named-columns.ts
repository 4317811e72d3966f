import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload';
import { words } from '../../platform/i18n/words.ts';

/** Said in several languages, or by Payload's own words. A text alone is English, or made of a name in the code. */
const isNamed = (label: unknown): boolean =>
	typeof label === 'function' || (typeof label === 'object' && label !== null);

const hasCell = ({ admin }: Field | TabAsField): boolean =>
	admin !== undefined &&
	'components' in admin &&
	Boolean(Reflect.get(admin.components ?? {}, 'Cell'));

const nameOf = (field: Field | TabAsField): string => ('name' in field ? (field.name ?? '') : '');
const labelOf = (field: Field | TabAsField): unknown =>
	'label' in field ? field.label : undefined;

/** Payload's own field, whose name is English in every language. */
const fileType = words('File type', 'Filtype', 'Dateityp');

const leaveToForms = (fields: Field[], shown: ReadonlySet<string>): void =>
	traverseFields({
		fields,
		callback: ({ field, next }) => {
			if (nameOf(field) === 'mimeType') Object.assign(field, { label: fileType });
			const isValue = field.type === 'array' || field.type === 'blocks';
			if (isValue) next?.();
			if (!isValue && ('fields' in field || field.type === 'tabs')) return;
			if (!shown.has(nameOf(field)) && !hasCell(field) && !isNamed(labelOf(field)))
				field.admin = Object.assign(field.admin ?? {}, {
					disableListColumn: true,
					disableListFilter: true,
				});
		},
	});

/**
 * Lists offer as columns and filters what has a name in each language. Payload offers every field, panels of the form and what the program notes for itself
 * by their names in the code.
 */
export function onlyNamedColumns(config: SanitizedConfig): SanitizedConfig {
	for (const { fields, admin } of config.collections)
		leaveToForms(fields, new Set([...(admin.defaultColumns ?? []), admin.useAsTitle ?? '']));
	return config;
}
