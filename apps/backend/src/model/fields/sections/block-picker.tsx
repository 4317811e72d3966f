'use client';
import { getTranslation } from '@payloadcms/translations';
import { BlocksField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { BlocksFieldClientProps, ClientBlock } from 'payload';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { waitForFields } from '../../../admin/forms/waiting-input.ts';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import { byGroup } from './block-groups.ts';
import { matchesSearch } from './block-search.ts';
import './sections.css';
import { type BlockType, BlockTypes } from './block-types.ts';

const localizedText = z
	.object({ en: z.string(), da: z.string(), de: z.string() })
	.catchall(z.string());
const thumbnailShape = z.object({ url: z.string() });
const customShape = z.object({ use: localizedText, keywords: localizedText.optional() });

const addedLabel = words('New element', 'Nyt element', 'Neues Element');

/** A text in all its languages. */
const allLanguages = (text: unknown): string[] =>
	typeof text === 'string' ? [text] : Object.values(localizedText.safeParse(text).data ?? {});

/**
 * A blocks field whose picker shows the use of each block below its name, and searches name, use and keywords in all languages. Payload's
 * picker (3.90.1) shows and searches only the label, and leaves the focus on the button that opened it. The label has no other use here, because `BlockLabel` renders the rows.
 */
export function BlockPicker(props: BlocksFieldClientProps) {
	const { i18n } = useTranslation();
	const {
		field: { blocks },
		path,
	} = props;
	const [search, setSearch] = useState('');
	const selectableBlocks = useMemo(() => {
		const t = translatorIn(i18n.language);
		return blocks.toSorted(byGroup).map((block): ClientBlock => {
			const { data } = customShape.safeParse(block.admin?.custom);
			const name = block.labels?.singular;
			if (!data || !name) return block;
			const label = `${getTranslation(name, i18n)}\n${t(data.use)}`;
			const texts = [name, data.use, data.keywords].flatMap(allLanguages);
			// Payload's search matches only the label.
			const isAdded =
				matchesSearch(search, texts) && !label.toLowerCase().includes(search.toLowerCase());
			const singular = isAdded ? `${label}\n${search}` : label;
			return { ...block, labels: { plural: singular, singular } };
		});
	}, [blocks, i18n, search]);
	const types = useMemo(
		() =>
			Object.fromEntries(
				blocks.map(({ slug, labels, admin }): [string, BlockType] => {
					const { data } = thumbnailShape.safeParse(admin?.images?.thumbnail);
					const name = getTranslation(labels?.singular ?? slug, i18n);
					return [slug, { name, picture: data?.url ?? null }];
				}),
			),
		[blocks, i18n],
	);
	// Listens on the document, because a wrapper element around the list would change its margins.
	useEffect(() => {
		const updateSearch = ({ target }: Event) => {
			if (target instanceof HTMLInputElement && target.closest('.block-search'))
				setSearch(target.value.trim());
		};
		document.addEventListener('input', updateSearch);
		return () => document.removeEventListener('input', updateSearch);
	}, []);
	const newRow = useFormFields(
		([form]) => form[path]?.rows?.findLastIndex((row) => row.isLoading) ?? -1,
	);
	useEffect(() => {
		const row = document.getElementById(`${path.replaceAll('.', '-')}-row-${newRow}`);
		if (row) waitForFields(row, translatorIn(i18n.language)(addedLabel));
	}, [path, newRow, i18n.language]);
	return (
		<BlockTypes value={types}>
			<BlocksField {...props} field={{ ...props.field, blocks: selectableBlocks }} />
		</BlockTypes>
	);
}
