import { addControl } from '../../platform/admin/form-parts.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';

const folder = '/plugins/command-palette/screens';

/** Ctrl+K or ⌘K: goes to documents, screens and actions by their names. The documents of these collections are remembered when somebody opens them. */
export const commandPalette = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, `${folder}/remember-document.tsx#RememberDocument`),
		add({ beforeNavLinks: [`${folder}/palette-button.tsx#PaletteButton`] }),
	);
