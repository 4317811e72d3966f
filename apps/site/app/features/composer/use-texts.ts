import { useState } from 'react';
import type { Channel } from './composed';

/**
 * The text of each channel: the visitor's text for it, or else the last text of another channel, or else the editors' example.
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
