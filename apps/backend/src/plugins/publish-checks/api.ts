// What the rest of the backend may import of this plugin.
export { checkData } from './checks/check-document.ts';
export { type ChecklistWarning, checklistWarnings } from './checks/checklist-warnings.ts';
