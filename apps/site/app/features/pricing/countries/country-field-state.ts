import { useCombobox } from 'downshift';
import type { CountryOption } from './country-options';

type Reducer = NonNullable<Parameters<typeof useCombobox<CountryOption>>[0]['stateReducer']>;

const { stateChangeTypes: type } = useCombobox;

/**
 * State reducer that differs from Downshift's defaults: Enter selects only a match of the typed text or an option reached by arrow keys,
 * blur selects nothing, and a click never closes the list.
 */
export const countryFieldState: Reducer = (state, { type: changeType, changes }) => {
	const text = changes.inputValue ?? state.inputValue;
	switch (changeType) {
		case type.InputChange:
		case type.InputClick:
		case type.FunctionOpenMenu:
		case type.FunctionSetInputValue:
			return {
				...changes,
				isOpen: changeType === type.FunctionSetInputValue ? state.isOpen : true,
				highlightedIndex: text.trim() ? 0 : -1,
			};
		case type.InputKeyDownEnter:
			// A text without a match stays for correction, with an error below it.
			if (text.trim() && !changes.selectedItem) return state;
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.ItemClick:
		case type.FunctionSelectItem:
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.InputBlur:
			return { ...state, isOpen: false, highlightedIndex: -1 };
		// The list may open below a resting pointer, which must not change the highlighted option; only a click selects.
		case type.ItemMouseMove:
		case type.MenuMouseLeave:
			return state;
		default:
			return changes;
	}
};
