import type { StatusMessages } from '~/i18n/messages/status/en';

/** So many seconds in hours, minutes and seconds; less than one is none. */
export function durationInWords(seconds: number, words: StatusMessages): string {
	const whole = Math.floor(seconds);
	return words.duration(Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60);
}
