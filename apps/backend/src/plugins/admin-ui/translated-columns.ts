import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload';
import { words } from '../../platform/i18n/words.ts';

/** True if a label is translated. A plain string is English or derived from the field's name. */
const isTranslated = (label: unknown): boolean =>
	typeof label === 'function' || (typeof label === 'object' && label !== null);

const hasCell = ({ admin }: Field | TabAsField): boolean =>
	admin !== undefined &&
	'components' in admin &&
	Boolean(Reflect.get(admin.components ?? {}, 'Cell'));

const nameOf = (field: Field | TabAsField): string => ('name' in field ? (field.name ?? '') : '');
const labelOf = (field: Field | TabAsField): unknown =>
	'label' in field ? field.label : undefined;

/** Label for Payload's own field, which is not translated. */
const fileType = words('File type', 'Filtype', 'Dateityp');

const hideUntranslated = (fields: Field[], visible: ReadonlySet<string>): void =>
	traverseFields({
		fields,
		callback: ({ field, next }) => {
			if (nameOf(field) === 'mimeType') Object.assign(field, { label: fileType });
			const isValue = field.type === 'array' || field.type === 'blocks';
			if (isValue) next?.();
			if (!isValue && ('fields' in field || field.type === 'tabs')) return;
			if (!visible.has(nameOf(field)) && !hasCell(field) && !isTranslated(labelOf(field)))
				field.admin = Object.assign(field.admin ?? {}, {
					disableListColumn: true,
					disableListFilter: true,
				});
		},
	});

/**
 * Limits the columns and filters of lists to fields with a translated label. Payload offers every field by its name, including panels of
 * the form and internal fields.
 */
export function hideUntranslatedColumns(config: SanitizedConfig): SanitizedConfig {
	for (const { fields, admin } of config.collections)
		hideUntranslated(fields, new Set([...(admin.defaultColumns ?? []), admin.useAsTitle ?? '']));
	return config;
}
