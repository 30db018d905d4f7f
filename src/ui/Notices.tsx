import { useGame, useText } from './context';
import { Button, IconButton } from './controls/buttons';
import { download } from './download';

/** A message that is not about the game: one sentence, and what can be done about it. */
export function Notices() {
  return (
    <>
      <Elsewhere />
      <NoticeToast />
    </>
  );
}

function NoticeToast() {
  const text = useText();
  const notice = useGame((state) => state.notice);
  const dismiss = useGame((state) => state.dismissNotice);
  const setAside = useGame((state) => state.setAside);
  const drop = useGame((state) => state.dropSetAside);
  if (!notice) return null;
  const isAside = setAside !== null && (notice === 'save-unreadable' || notice === 'save-newer');
  const dropIt = () => {
    drop();
    dismiss();
  };
  return (
    <div className="toast" role="alert">
      <p>{text.notices[notice]}</p>
      {isAside && (
        <span className="toast-actions">
          <Button onClick={() => download('mahjong-save.json', setAside.text)}>
            {text.setAside.download}
          </Button>
          <Button look="quiet" onClick={dropIt}>
            {text.setAside.drop}
          </Button>
        </span>
      )}
      {(notice === 'save-newer' || notice === 'load-failed') && (
        <Button onClick={() => window.location.reload()}>{text.crash.reload}</Button>
      )}
      <IconButton icon="close" label={text.dismiss} onClick={dismiss} />
    </div>
  );
}

/** Another tab plays the match. */
function Elsewhere() {
  const text = useText();
  const isElsewhere = useGame((state) => state.ownership === 'elsewhere');
  const takeOver = useGame((state) => state.takeOver);
  if (!isElsewhere) return null;
  return (
    <section className="toast toast--top" role="alert">
      <p>
        <b>{text.elsewhere.title}</b> {text.elsewhere.note}
      </p>
      <Button look="main" onClick={takeOver}>
        {text.elsewhere.takeOver}
      </Button>
    </section>
  );
}
