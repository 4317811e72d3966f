import { addControl } from '../../admin/form-parts.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';

const folder = '/plugins/command-palette';

/**
 * The command palette (Ctrl+K or ⌘K) for documents, screens and actions. It remembers the recently opened documents of these collections.
 */
export const commandPalette = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, `${folder}/remember-document.tsx#RememberDocument`),
		add({ beforeNavLinks: [`${folder}/palette-button.tsx#PaletteButton`] }),
	);
