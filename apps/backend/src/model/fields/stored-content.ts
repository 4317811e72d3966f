import { withEveryField } from '../../documents/field-walk.ts';
import type { Plugin } from '../../platform/plugin.ts';
import { withKnownBlocks } from './known-blocks.ts';
import { withPlainValues } from './plain-values.ts';

/**
 * A plugin that rejects what Payload would store in a draft without validation, with a 400 and its path: blocks of unknown types, and
 * values of the wrong type in text, select, number and checkbox fields.
 */
export const storedContent = (): Plugin => (config) =>
	withEveryField(config, (field) =>
		field.type === 'blocks' ? withKnownBlocks(field) : withPlainValues(field),
	);
