/** A fault of Payload's screens that we do not correct. */
interface KnownFinding {
	/** A rule of axe-core. */
	rule: string;
	/** Matches the element that violates it, or an ancestor. */
	selector: string;
	/** A screen of `admin-screens.ts` with this finding. If the screen no longer has it, remove the entry. */
	on: string;
	reason: string;
	/** Payload's issue; `general` is the issue on accessibility as a whole. */
	issue: string;
}

const issues = 'https://github.com/payloadcms/payload/issues';
const general = `${issues}/1227`;

/**
 * Critical findings in Payload's components (3.90.1) that no setting changes. Colors are corrected in `admin/theme/payload.css`.
 */
export const payloadFindings: readonly KnownFinding[] = [
	{
		rule: 'button-name',
		selector: '.popup-button',
		on: 'form',
		reason: 'Three-dot menus have only an icon.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.upload-relationship-details',
		on: 'section, expanded',
		reason: 'The buttons to change and remove a selected file have only icons.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.clickable-arrow',
		on: 'pages, to be unpublished',
		reason: 'The pagination of a list has only arrows.',
		issue: `${issues}/17377`,
	},
	{
		rule: 'button-name',
		selector: '.folder-view-toggle-button',
		on: 'folders',
		reason: 'The toggle between grid and list of folders has only icons.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.copy-to-clipboard, .file-details__remove',
		on: 'file',
		reason: 'The buttons to copy the URL of a file and to remove it have only icons.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.date-time-picker__clear-button',
		on: 'article',
		reason: 'The button to clear a date has only an icon.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.LexicalEditorTheme__inlineBlock',
		on: 'article',
		reason: 'The buttons to change and remove a price inside a text have only icons.',
		issue: general,
	},
	{
		rule: 'label',
		selector: '.date-time-picker',
		on: 'article',
		reason: 'The label of a date is not associated with its input.',
		issue: general,
	},
	{
		rule: 'label',
		selector: '.rs__input',
		on: 'account',
		reason: 'The label refers to an input that the select does not have.',
		issue: `${issues}/18140`,
	},
	{
		rule: 'label',
		selector: '.checkbox-input',
		on: 'pages, some selected',
		reason: 'The checkboxes for rows of a list have an empty name.',
		issue: general,
	},
	{
		rule: 'label',
		selector: '.compare-version',
		on: 'version',
		reason: 'The label of the version to compare with names no input.',
		issue: `${issues}/18140`,
	},
	{
		rule: 'label',
		selector: '.toolbar-input',
		on: 'live preview',
		reason: 'The width and height of the preview have no label.',
		issue: general,
	},
];
