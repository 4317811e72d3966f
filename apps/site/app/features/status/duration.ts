import type { StatusMessages } from '~/i18n/messages/status/en';

/** Formats a duration in seconds as hours, minutes and seconds, rounded down to whole seconds. */
export function formatDuration(seconds: number, words: StatusMessages): string {
	const whole = Math.floor(seconds);
	return words.duration(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60);
}
