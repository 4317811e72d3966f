import {
	type CollectionConfig,
	type Config,
	type Field,
	type GlobalConfig,
	type TabAsField,
	traverseFields,
} from 'payload';
import { notProse } from '../../../documents/texts/not-prose.ts';

/** Files, whose text may be empty on purpose, have no state. */
const isTranslatable = (entity: CollectionConfig | GlobalConfig): boolean =>
	!('upload' in entity && entity.upload) && hasLocalizedText(entity.fields);

const isText = (field: Field | TabAsField): boolean =>
	(field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
	!field.virtual &&
	!notProse.has(field.name);

function hasLocalizedText(fields: Field[]): boolean {
	let isFound = false;
	traverseFields({
		fields,
		callback: ({ field, next, parentIsLocalized }) => {
			if (field.type === 'blocks') next?.();
			const isLocalized = parentIsLocalized || ('localized' in field && field.localized === true);
			isFound ||= isLocalized && ('fields' in field || isText(field));
		},
	});
	return isFound;
}

/** The collections and globals whose texts are written in each language. */
export function translatable(config: Pick<Config, 'collections' | 'globals'>) {
	return {
		collections: (config.collections ?? []).filter(isTranslatable),
		globals: (config.globals ?? []).filter(isTranslatable),
	};
}
