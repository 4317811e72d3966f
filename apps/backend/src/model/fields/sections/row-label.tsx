'use client';
import { useRowLabel } from '@payloadcms/ui';
import { firstWords } from './first-words.ts';

/** The label of an array row: its position and its first words, visible while it is collapsed. */
export function RowLabel() {
	const { data, rowNumber } = useRowLabel<unknown>();
	return (
		<span className="row-label">
			{String((rowNumber ?? 0) + 1).padStart(2, '0')} {firstWords(data)}
		</span>
	);
}
