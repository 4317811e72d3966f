import { useState } from 'react';
import type { Channel } from './composed-message';

/**
 * The text of each channel: the visitor's text for the channel, otherwise the visitor's latest text, otherwise the editors' example.
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
