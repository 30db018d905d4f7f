import { Button } from '../controls/buttons';
import { useCopy } from '../controls/useCopy';
import { download } from '../download';
import { linkTo, shareAddress } from './addresses';
import { QrCode } from './QrCode';
import { TextField } from '../controls/TextField';
import './share.css';
import { useWords } from '../context';
import { shareWords } from '../text';

interface ShareActionsProps {
  /** The code of the link; null where there is none because it would be too long. */
  readonly code: string | null;
  /** What is shared, in a few words. */
  readonly title: string;
  /** What is saved as a file where that is more than the link. */
  readonly file?: { readonly name: string; readonly text: string };
}

/** A link as text and as a picture, and every way to give it away. */
export function ShareActions({ code, title, file }: ShareActionsProps) {
  const { actions } = useWords(shareWords);
  const { outcome, copy } = useCopy(actions);
  const link = code === null ? null : linkTo(shareAddress(code));
  const saved = file ?? (link === null ? null : { name: 'mahjong-link.txt', text: link });
  return (
    <div className="stack stack--start share-actions">
      {link === null ? (
        <p>{actions.noLink}</p>
      ) : (
        <TextField label={actions.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
      <div className="row share-buttons">
        {link !== null && (
          <Button look="main" onClick={() => void copy(link)}>
            {outcome === 'copied' ? actions.copied : actions.copy}
          </Button>
        )}
        {link !== null && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => null)}>
            {actions.share}
          </Button>
        )}
        {saved && <Button onClick={() => download(saved.name, saved.text)}>{actions.save}</Button>}
      </div>
      {outcome === 'failed' && <p className="note">{actions.copyFailed}</p>}
      {link !== null && <QrCode link={link} />}
    </div>
  );
}
