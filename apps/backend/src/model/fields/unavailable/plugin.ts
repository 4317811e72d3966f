import type { Config, Field } from 'payload';
import { withEveryField } from '../../../documents/field-walk.ts';
import { unavailableBlock } from './block.ts';
import { withUnavailableBlocks } from './blocks-field.ts';
import { withUnavailableNodes } from './text-field.ts';

function withUnavailable(field: Field): Field {
	if (field.type === 'blocks') return withUnavailableBlocks(field);
	return field.type === 'richText' ? withUnavailableNodes(field) : field;
}

/**
 * A plugin: sections, and parts of a text, of a type that does not exist are refused with their path. Those that are stored all the same
 * (by an older version, or one that had more types) are marked in the form; without that it would stay blank.
 */
export const unavailableContent = (config: Config): Config => ({
	...withEveryField(config, withUnavailable),
	// For the form alone: a list shows rows of these, and its picker, which has the list's own blocks, does not offer them.
	blocks: [...(config.blocks ?? []), unavailableBlock],
});
