import { createServerFeature } from '@payloadcms/richtext-lexical';
import type { PasteRules } from './nodes.ts';

/** Turns what is pasted from Word, Google Docs or any page into what the field may hold. */
export const PasteFeature = createServerFeature<PasteRules, PasteRules, PasteRules>({
	key: 'paste',
	feature: ({ props }) => ({
		ClientFeature: '/model/fields/pasting/feature-client.tsx#PasteFeatureClient',
		clientFeatureProps: props,
		sanitizedServerFeatureProps: props,
	}),
});
