import type { Config, Field } from 'payload';
import { withEveryField } from '../../documents/field-walk.ts';
import { inOrder, type Plugin } from '../../platform/plugin.ts';
import { plainValues } from './plain-values.ts';
import { unavailableBlock } from './unavailable/block.ts';
import { withUnavailableBlocks } from './unavailable/blocks-field.ts';
import { withUnavailableNodes } from './unavailable/text-field.ts';

function withUnavailable(field: Field): Field {
	if (field.type === 'blocks') return withUnavailableBlocks(field);
	return field.type === 'richText' ? withUnavailableNodes(field) : field;
}

/**
 * A plugin that rejects blocks and rich text nodes of unknown types with their path. Stored ones (from an older version, or one with more
 * types) are marked in the form, which would stay blank otherwise.
 */
const unavailableContent = (config: Config): Config => ({
	...withEveryField(config, withUnavailable),
	// Only for forms: a blocks field shows rows of this block, but its picker offers only the blocks of the field.
	blocks: [...(config.blocks ?? []), unavailableBlock],
});

/** Rejects values that do not match their field, and marks stored content that forms cannot show. */
export const storedContent = (): Plugin => inOrder(unavailableContent, plainValues);
