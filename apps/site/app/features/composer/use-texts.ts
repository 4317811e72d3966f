import { useState } from 'react';
import type { Channel } from './composed';

/**
 * The text of each channel: what was written there, or else what was written last in another one, or else the editors' example.
 */
export function useTexts(examples: Readonly<Record<Channel, string>>) {
	const [written, setWritten] = useState<Partial<Record<Channel, string>>>({});
	const [latest, setLatest] = useState<string | null>(null);
	return {
		textOf: (channel: Channel): string => written[channel] ?? latest ?? examples[channel],
		change(channel: Channel, text: string) {
			setWritten((before) => ({ ...before, [channel]: text }));
			setLatest(text);
		},
	};
}
