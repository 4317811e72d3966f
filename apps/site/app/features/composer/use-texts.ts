import { useState } from 'react';
import type { Channel } from './composed';

/**
 * The text of each channel: what was written there, or else what was written last in another one, or else the editors' example.
 */
export function useTexts(examples: Readonly<Record<Channel, string>>) {
	const [texts, setTexts] = useState<Partial<Record<Channel, string>>>({});
	const [latest, setLatest] = useState<string | null>(null);
	return {
		textOf: (channel: Channel): string => texts[channel] ?? latest ?? examples[channel],
		change(channel: Channel, text: string) {
			setTexts((before) => ({ ...before, [channel]: text }));
			setLatest(text);
		},
	};
}
