'use client';
import { getTranslation } from '@payloadcms/translations';
import { BlocksField, useTranslation } from '@payloadcms/ui';
import type { BlocksFieldClientProps, ClientBlock } from 'payload';
import { useMemo } from 'react';
import { z } from 'zod';
import { sayIn } from '../editing/say-in.ts';
import { BlockNames } from './block-names.ts';
import { unavailableBlock } from './unavailable/block.ts';
import './block-picker.css';

const described = z.object({
	use: z.object({ en: z.string(), da: z.string(), de: z.string() }).catchall(z.string()),
});

/** Rows of other blocks are shown as well: Payload finds them among those of the whole configuration. */
const isOffered = ({ slug }: ClientBlock) => slug !== unavailableBlock.slug;

/**
 * A list of blocks whose picker shows below each name what the block is for, and finds it by these words as well: Payload's own (3.90.1) shows and searches
 * the name alone, of which nothing else in the list makes use, since `BlockLabel` names its rows.
 */
export function BlockPicker(props: BlocksFieldClientProps) {
	const { i18n } = useTranslation();
	const { blocks } = props.field;
	const withUses = useMemo(() => {
		const say = sayIn(i18n.language);
		return blocks.filter(isOffered).map((block): ClientBlock => {
			const { data } = described.safeParse(block.admin?.custom);
			const name = block.labels?.singular;
			if (!data || !name) return block;
			const singular = `${getTranslation(name, i18n)}\n${say(data.use)}`;
			return { ...block, labels: { plural: singular, singular } };
		});
	}, [blocks, i18n]);
	const names = useMemo(
		() =>
			Object.fromEntries(
				blocks.map(({ slug, labels }) => [slug, getTranslation(labels?.singular ?? slug, i18n)]),
			),
		[blocks, i18n],
	);
	return (
		<BlockNames value={names}>
			<BlocksField {...props} field={{ ...props.field, blocks: withUses }} />
		</BlockNames>
	);
}
