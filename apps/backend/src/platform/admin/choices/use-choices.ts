'use client';
import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';

interface Options<Choice> {
	choices: Choice[];
	/** What is typed. */
	text: string;
	onType: (text: string) => void;
	onChoose: (choice: Choice) => void;
	/** The list is shown before anything is typed. */
	isAlwaysOpen?: true;
}

/**
 * A field (combobox, WAI-ARIA 1.2) with a list of what is chosen from by what is typed. The first choice is highlighted; Enter takes what is
 * highlighted, Escape empties the field; in an empty one it closes what is around it.
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
			// Whoever goes on to the next field has not chosen what is highlighted (WCAG 3.2.1).
			return type === useCombobox.stateChangeTypes.InputBlur
				? { ...changes, selectedItem: null }
				: changes;
		},
		onSelectedItemChange({ selectedItem }) {
			if (selectedItem) onChoose(selectedItem);
		},
	});
	/** @param isShown whether the list is on the screen */
	const fieldProps = (isShown: boolean) => {
		const { 'aria-activedescendant': highlighted, ...field } = getInputProps({
			// Letters reach the state at once: a controlled field loses them otherwise.
			onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value),
			onKeyDown(event: KeyboardEvent) {
				// The form around it is not meant.
				if (event.key === 'Enter') event.preventDefault();
				if (event.key !== 'Escape') return;
				if (text === '') {
					// The drawer or dialog closes: Downshift would keep the key to itself.
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
