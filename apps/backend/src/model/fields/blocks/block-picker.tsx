'use client';
import { getTranslation } from '@payloadcms/translations';
import { BlocksField, useTranslation } from '@payloadcms/ui';
import type { BlocksFieldClientProps, ClientBlock } from 'payload';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { unavailableBlock } from '../unavailable/block.ts';
import { isFoundBy } from './block-search.ts';
import './block-picker.css';
import { type BlockType, BlockTypes } from './block-types.ts';

const inLanguages = z
	.object({ en: z.string(), da: z.string(), de: z.string() })
	.catchall(z.string());
const pictured = z.object({ url: z.string() });
const described = z.object({ use: inLanguages, keywords: inLanguages.optional() });

/** Rows of other blocks are shown as well: Payload finds them among those of the whole configuration. */
const isOffered = ({ slug }: ClientBlock) => slug !== unavailableBlock.slug;

/** A text in every language it has. */
const inAll = (text: unknown): string[] =>
	typeof text === 'string' ? [text] : Object.values(inLanguages.safeParse(text).data ?? {});

/**
 * A list of blocks whose picker shows below each name what the block is for, and finds it by its name, these words and further ones in
 * every language: Payload's own (3.90.1) shows and searches the name alone, of which nothing else in the list makes use, since
 * `BlockLabel` names its rows.
 */
export function BlockPicker(props: BlocksFieldClientProps) {
	const { i18n } = useTranslation();
	const { blocks } = props.field;
	const [search, setSearch] = useState('');
	const offered = useMemo(() => {
		const t = translatorIn(i18n.language);
		return blocks.filter(isOffered).map((block): ClientBlock => {
			const { data } = described.safeParse(block.admin?.custom);
			const name = block.labels?.singular;
			if (!data || !name) return block;
			const label = `${getTranslation(name, i18n)}\n${t(data.use)}`;
			const texts = [name, data.use, data.keywords].flatMap(inAll);
			// Payload's search looks for what was typed in the label alone.
			const isAdded =
				isFoundBy(search, texts) && !label.toLowerCase().includes(search.toLowerCase());
			const singular = isAdded ? `${label}\n${search}` : label;
			return { ...block, labels: { plural: singular, singular } };
		});
	}, [blocks, i18n, search]);
	const types = useMemo(
		() =>
			Object.fromEntries(
				blocks.map(({ slug, labels, admin }): [string, BlockType] => {
					const { data } = pictured.safeParse(admin?.images?.thumbnail);
					const name = getTranslation(labels?.singular ?? slug, i18n);
					return [slug, { name, picture: data?.url ?? null }];
				}),
			),
		[blocks, i18n],
	);
	// Around the list itself would be an element more, which its margins depend on.
	useEffect(() => {
		const noteSearch = ({ target }: Event) => {
			if (target instanceof HTMLInputElement && target.closest('.block-search'))
				setSearch(target.value.trim());
		};
		document.addEventListener('input', noteSearch);
		return () => document.removeEventListener('input', noteSearch);
	}, []);
	return (
		<BlockTypes value={types}>
			<BlocksField {...props} field={{ ...props.field, blocks: offered }} />
		</BlockTypes>
	);
}
