'use client';
import { useRowLabel } from '@payloadcms/ui';
import { firstWords } from './first-words.ts';

/** A row's line in a list: its place and its first words, so that it is known while folded. */
export function RowLabel() {
	const { data, rowNumber } = useRowLabel<unknown>();
	return (
		<span className="row-label">
			{String((rowNumber ?? 0) + 1).padStart(2, '0')} {firstWords(data)}
		</span>
	);
}
