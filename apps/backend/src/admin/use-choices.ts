'use client';
import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { words } from '../platform/i18n/words.ts';

/** What a search says without a choice. */
export const searchWords = {
	none: words('Nothing found', 'Intet fundet', 'Nichts gefunden'),
	failed: words(
		'The search did not answer. Try again.',
		'Søgningen svarede ikke. Prøv igen.',
		'Die Suche hat nicht geantwortet. Versuchen Sie es noch einmal.',
	),
};

interface Options<Choice> {
	choices: Choice[];
	/** The value of the input. */
	text: string;
	onType: (text: string) => void;
	onChoose: (choice: Choice) => void;
	/** Shows the list before the user types. */
	isAlwaysOpen?: true;
}

/**
 * A combobox (WAI-ARIA 1.2) whose list follows the text of its input. The first choice is highlighted; Enter selects the highlighted
 * choice, Escape clears the input; in an empty input it closes the surrounding dialog or drawer.
 */
export function useChoices<Choice>(options: Options<Choice>) {
	const { choices, text, onType, onChoose, isAlwaysOpen } = options;
	const inputId = useId();
	const { isOpen, getInputProps, getItemProps, getLabelProps, getMenuProps } = useCombobox<Choice>({
		inputId,
		items: choices,
		inputValue: text,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		...(isAlwaysOpen ? { isOpen: true, initialHighlightedIndex: 0 } : {}),
		itemToString: () => '',
		stateReducer(_state, { type, changes }) {
			// Leaving the input must not select the highlighted choice (WCAG 3.2.1).
			return type === useCombobox.stateChangeTypes.InputBlur
				? { ...changes, selectedItem: null }
				: changes;
		},
		onSelectedItemChange({ selectedItem }) {
			if (selectedItem) onChoose(selectedItem);
		},
	});
	/** @param isShown whether the list is visible */
	const fieldProps = (isShown: boolean) => {
		const { 'aria-activedescendant': highlighted, ...field } = getInputProps({
			// Update the state synchronously: a controlled input loses characters otherwise.
			onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value),
			onKeyDown(event: KeyboardEvent) {
				// Do not submit the surrounding form.
				if (event.key === 'Enter') event.preventDefault();
				if (event.key !== 'Escape') return;
				if (text === '') {
					// Let the drawer or dialog close: Downshift would swallow the key.
					Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
					return;
				}
				event.preventDefault();
				event.stopPropagation();
				onType('');
			},
		});
		return {
			...field,
			'aria-activedescendant': isShown && choices.length > 0 ? highlighted : undefined,
			'aria-expanded': isShown,
			className: 'own-input',
			role: 'combobox',
			type: 'text',
		};
	};
	return { inputId, isOpen, fieldProps, getItemProps, getLabelProps, getMenuProps };
}
