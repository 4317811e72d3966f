'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import type { PasteRules } from './nodes.ts';
import { PastePlugin } from './paste-plugin.tsx';

/** The client part of `PasteFeature`. */
export const PasteFeatureClient = createClientFeature<PasteRules>(({ props }) => ({
	plugins: [{ Component: PastePlugin, position: 'normal' }],
	sanitizedClientFeatureProps: props,
}));
