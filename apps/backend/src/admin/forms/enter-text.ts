import { $getRoot, getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical';

/** Enters text at the caret of a focused field, in rich text at the end, as if it were typed. */
export function enterText(element: Element, text: string): void {
	const editor = getNearestEditorFromDOMNode(element);
	if (editor)
		editor.update(() => {
			const selection = $getRoot().selectEnd();
			for (const [index, line] of text.split('\n').entries()) {
				if (index > 0) selection.insertParagraph();
				selection.insertText(line);
			}
		});
	else if (text !== '') document.execCommand('insertText', false, text);
}
