/** The parts of tslib that @docusaurus/utils-common uses, instead of all of it. */
type Module = Readonly<{ __esModule?: boolean }>;

export const __importDefault = (module: Module): unknown => (module.__esModule ? module : { default: module });
