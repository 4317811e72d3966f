import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload';
import { textPlaces } from '../../../documents/texts/visit.ts';

/** Files, whose text may be empty on purpose, have no state. */
const isTranslatable = (entity: CollectionConfig | GlobalConfig): boolean =>
	!('upload' in entity && entity.upload) && hasLocalizedText(entity.fields);

const hasLocalizedText = (fields: readonly Field[]): boolean => {
	for (const _ of textPlaces(fields, {}, 'en')) return true;
	return fields.some(
		(field) =>
			('localized' in field && field.localized === true && 'fields' in field) ||
			('fields' in field && hasLocalizedText(field.fields)),
	);
};

/** The collections and globals whose texts are written in each language. */
export function translatable(config: Pick<Config, 'collections' | 'globals'>) {
	return {
		collections: (config.collections ?? []).filter(isTranslatable),
		globals: (config.globals ?? []).filter(isTranslatable),
	};
}
