/** A fault of Payload's own screens that we do not correct. */
interface KnownFinding {
	/** Of axe-core. */
	rule: string;
	/** What breaks it, or is around it. */
	selector: string;
	/** A screen of `admin-screens.ts` that shows it: once it does not, the entry goes. */
	on: string;
	reason: string;
	/** Payload's issue; `general` is the one on its accessibility as a whole. */
	issue: string;
}

const issues = 'https://github.com/payloadcms/payload/issues';
const general = `${issues}/1227`;

/**
 * Critical findings in Payload's own parts (3.90.1), which no setting changes. Colors are corrected in `platform/admin/theme/contrast.css`.
 */
export const payloadFindings: readonly KnownFinding[] = [
	{
		rule: 'button-name',
		selector: '.popup-button',
		on: 'form',
		reason: 'Menus of three dots have an icon alone.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.upload-relationship-details',
		on: 'section, unfolded',
		reason: 'A chosen file is changed and removed by icons alone.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.clickable-arrow',
		on: 'pages, some chosen',
		reason: 'The pages of a list are turned by arrows alone.',
		issue: `${issues}/17377`,
	},
	{
		rule: 'button-name',
		selector: '.folder-view-toggle-button',
		on: 'folders',
		reason: 'Folders are shown as a grid or as a list by icons alone.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.copy-to-clipboard, .file-details__remove',
		on: 'file',
		reason: 'The address of a file is copied, and the file removed, by icons alone.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.date-time-picker__clear-button',
		on: 'article',
		reason: 'A date is cleared by an icon alone.',
		issue: general,
	},
	{
		rule: 'button-name',
		selector: '.LexicalEditorTheme__inlineBlock',
		on: 'article',
		reason: 'A figure inside a text is changed and removed by icons alone.',
		issue: general,
	},
	{
		rule: 'label',
		selector: '.date-time-picker',
		on: 'article',
		reason: 'The label of a date does not name its input.',
		issue: general,
	},
	{
		rule: 'label',
		selector: '.rs__input',
		on: 'account',
		reason: 'The label names an input that the list of choices does not have.',
		issue: `${issues}/18140`,
	},
	{
		rule: 'label',
		selector: '.checkbox-input',
		on: 'pages, some chosen',
		reason: 'The boxes that choose rows of a list have an empty name.',
		issue: general,
	},
];
