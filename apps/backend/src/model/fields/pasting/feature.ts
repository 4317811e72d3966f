import { createServerFeature } from '@payloadcms/richtext-lexical';
import type { PasteRules } from './nodes.ts';

/** An editor feature that converts content pasted from Word, Google Docs or web pages to nodes that the field supports. */
export const PasteFeature = createServerFeature<PasteRules, PasteRules, PasteRules>({
	key: 'paste',
	feature: ({ props }) => ({
		ClientFeature: '/model/fields/pasting/feature-client.tsx#PasteFeatureClient',
		clientFeatureProps: props,
		sanitizedServerFeatureProps: props,
	}),
});
