'use client';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { useContext } from 'react';
import { BlockTypes } from './block-types.ts';
import { firstWords } from './first-words.ts';
import { MoveButtons } from './move-buttons.tsx';

/** The row label of a block: its picture while collapsed, its position, its type and its first words. */
export function BlockLabel() {
	const { data, rowNumber } = useRowLabel<{ blockType?: string; level?: string }>();
	const { [data.blockType ?? '']: type } = useContext(BlockTypes);
	return (
		<>
			<MoveButtons />
			{type?.picture ? (
				<span
					aria-hidden="true"
					className="section-picture"
					style={{ backgroundImage: `url(${type.picture})` }}
				/>
			) : null}
			<span className="blocks-field__block-number">
				{String((rowNumber ?? 0) + 1).padStart(2, '0')}
			</span>
			<Pill pillStyle="white" size="small">
				{type?.name}
			</Pill>
			<span className="section-name" data-block={data.blockType} data-level={data.level}>
				{firstWords(data)}
			</span>
		</>
	);
}

/** The label of an array row: its position and its first words, visible while it is collapsed. */
export function RowLabel() {
	const { data, rowNumber } = useRowLabel<unknown>();
	return (
		<span className="row-label">
			{String((rowNumber ?? 0) + 1).padStart(2, '0')} {firstWords(data)}
		</span>
	);
}
