/** One chunk: whoever opens one of these pages soon opens another. */
export { DocumentsPage } from './DocumentsPage.tsx';
export { GamePage } from './GamePage.tsx';
export { SharedDocumentPage } from './SharedDocumentPage.tsx';
