import { enterText } from './enter-text.ts';
import './waiting-input.css';

const rowFields = '.blocks-field__fields';

/** Not the search of Payload's select field. */
const textInput = 'input[type="text"]:not(.rs__input), textarea, [contenteditable="true"]';
const anyInput = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button.btn';

/** The selector of the first input for text that the row of a waiting input will show; undefined for any other element. */
export function awaitedInput(element: Element | null): string | undefined {
	const row = element?.matches('.waiting-input') && element.parentElement;
	return row ? `#${row.id} ${rowFields} :is(${textInput})` : undefined;
}

/**
 * Adds an input to a new row of a blocks field, which takes the focus until the row shows its fields: they need the server and the editor's
 * script. Then what was typed meanwhile, on a phone too, moves with the focus into the row's first input.
 *
 * @param row the row's element
 * @param label the input's accessible name
 */
export function waitForFields(row: HTMLElement, label: string): void {
	const input = document.createElement('textarea');
	input.className = 'waiting-input';
	input.ariaLabel = label;
	input.rows = 1;
	let hadFocus = false;
	row.append(input);
	const tryAgain = () => {
		if (!row.isConnected) return;
		// The picker restores the focus when it closes.
		if (!hadFocus && !document.querySelector('.blocks-drawer__block')) {
			input.focus();
			hadFocus = true;
		}
		const selector = input.value === '' ? anyInput : textInput;
		const target = row.querySelector<HTMLElement>(`${rowFields} :is(${selector})`);
		if (!hadFocus || !target) {
			requestAnimationFrame(tryAgain);
			return;
		}
		const { activeElement } = document;
		if (activeElement === input || input.value !== '') {
			target.focus();
			enterText(target, input.value);
			// The editor may have gone to another field.
			if (activeElement !== input && activeElement instanceof HTMLElement) activeElement.focus();
		}
		input.remove();
	};
	tryAgain();
}
