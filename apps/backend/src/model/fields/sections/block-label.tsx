'use client';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { useContext } from 'react';
import { BlockNames } from '../blocks/block-names.ts';
import { firstWords } from './first-words.ts';
import { MoveButtons } from './move-buttons.tsx';
import { SavePattern } from './save-pattern.tsx';

/** A block's line in a list of blocks: its place, its type and its first words, so that it is known while closed. */
export function BlockLabel() {
	const { data, rowNumber } = useRowLabel<{ blockType?: string }>();
	const { [data.blockType ?? '']: type } = useContext(BlockNames);
	return (
		<>
			<MoveButtons />
			<SavePattern />
			<span className="blocks-field__block-number">
				{String((rowNumber ?? 0) + 1).padStart(2, '0')}
			</span>
			<Pill pillStyle="white" size="small">
				{type}
			</Pill>
			<span className="section-name">{firstWords(data)}</span>
		</>
	);
}
