'use client';
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { Words } from '../../editing/words.ts';
import { firstWords } from './first-words.ts';
import { MoveButtons } from './move-buttons.tsx';
import { SavePattern } from './save-pattern.tsx';

/** A block's line in a list of blocks: its place, its type and its first words, so that it is known while closed. */
export function BlockLabel({ type }: { type: Words }) {
	const { data, rowNumber } = useRowLabel<unknown>();
	const { i18n } = useTranslation();
	return (
		<>
			<MoveButtons />
			<SavePattern />
			<span className="blocks-field__block-number">
				{String((rowNumber ?? 0) + 1).padStart(2, '0')}
			</span>
			<Pill pillStyle="white" size="small">
				{type[i18n.language] ?? type.en}
			</Pill>
			<span className="section-name">{firstWords(data)}</span>
		</>
	);
}
