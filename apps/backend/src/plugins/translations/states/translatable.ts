import {
	type CollectionConfig,
	type Config,
	type Field,
	type GlobalConfig,
	type TabAsField,
	traverseFields,
} from 'payload';
import { untranslatedFields } from '../texts/texts.ts';

/** Uploads have no states: their texts may be empty on purpose. */
const isTranslatable = (entity: CollectionConfig | GlobalConfig): boolean =>
	!('upload' in entity && entity.upload) && hasLocalizedText(entity.fields);

const isText = (field: Field | TabAsField): boolean =>
	(field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
	!field.virtual &&
	!untranslatedFields.has(field.name);

function hasLocalizedText(fields: Field[]): boolean {
	let hasText = false;
	traverseFields({
		fields,
		callback: ({ field, next, parentIsLocalized }) => {
			if (field.type === 'blocks') next?.();
			const isLocalized = parentIsLocalized || ('localized' in field && field.localized === true);
			hasText ||= isLocalized && ('fields' in field || isText(field));
		},
	});
	return hasText;
}

/** The collections and globals with localized texts. */
export function translatableEntities(config: Pick<Config, 'collections' | 'globals'>) {
	return {
		collections: (config.collections ?? []).filter(isTranslatable),
		globals: (config.globals ?? []).filter(isTranslatable),
	};
}
