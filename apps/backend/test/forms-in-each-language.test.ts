import { initI18n } from '@payloadcms/translations';
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap';
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap';
import { createClientConfig } from 'payload';
import { expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';

it('form labels are in the language of each editor, not in that of the first editor', async () => {
	const { payload } = await startTestBackend();
	const { config } = payload;
	const labelOfLink = async (language: 'da' | 'de' | 'en') => {
		const i18n = await initI18n({ config: config.i18n, context: 'client', language });
		const schemaMap = getSchemaMap({ collectionSlug: 'posts', config, i18n });
		const clientConfig = createClientConfig({
			config,
			i18n,
			importMap: payload.importMap,
			user: true,
		});
		const clientSchemaMap = getClientSchemaMap({
			collectionSlug: 'posts',
			config: clientConfig,
			i18n,
			payload,
			schemaMap,
		});
		const [path] = [...clientSchemaMap.keys()].filter((key) => key.endsWith('link.fields.text'));
		const link = clientSchemaMap.get(path ?? '');
		return link && 'label' in link ? link.label : undefined;
	};
	expect(await labelOfLink('de')).toBe('Angezeigter Text');
	expect(await labelOfLink('en')).toBe('Text to display');
	expect(await labelOfLink('de')).toBe('Angezeigter Text');
});
